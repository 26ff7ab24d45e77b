/** A line drawing on a 20 × 20 field, in the colour of the words round it. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
