/** Several parts of the window ask for the same: what was made last is made once. */
export function lastMade<Arguments extends readonly unknown[], T>(make: (...args: Arguments) => T) {
  let last: { readonly args: Arguments; readonly made: T } | undefined;
  return (...args: Arguments): T => {
    if (!last || last.args.some((each, at) => each !== args[at])) last = { args, made: make(...args) };
    return last.made;
  };
}
