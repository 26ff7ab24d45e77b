export function App() {
  return <main>Tantrix</main>;
}
