/** What takes milliseconds to make and is not needed at the start: made when it is first asked for, and then kept. */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
