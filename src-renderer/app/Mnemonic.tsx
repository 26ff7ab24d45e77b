/** Words with the letter that stands for them underlined; seen where the menu says so. */
export function Mnemonic({ words, letter }: { words: string; letter: string }) {
  const at = letter === '' ? -1 : words.toLowerCase().indexOf(letter);
  if (at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
      <span className="mnemonic">{words.charAt(at)}</span>
      {words.slice(at + 1)}
    </>
  );
}
