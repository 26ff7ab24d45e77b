/** Electron's names for keys that it does not call as browsers do. */
const NAMES: Readonly<Record<string, string>> = { $mod: 'CmdOrCtrl', ArrowLeft: 'Left', ArrowRight: 'Right' };

/**
 * Keys, as tinykeys writes them, in Electron's words. Undefined for keys without a modifier: in a menu of the system they
 * would be taken from whatever has the focus; the page hears them all the same.
 */
export function acceleratorOf(keys: string): string | undefined {
  const parts = keys.split('+');
  const isFunctionKey = /^F\d+$/.test(parts.at(-1) ?? '');
  if (parts.length === 1 && !isFunctionKey) return undefined;
  return parts.map((key) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)).join('+');
}
