/**
 * The address of the page where errors are reported, which whoever builds the program names; nobody else knows it.
 * Throws Error for what is no plain address of a page.
 *
 * @param named such as the variable TANTRIX_PROJECT_PAGE holds
 */
export function projectPage(named = process.env.TANTRIX_PROJECT_PAGE): string | undefined {
  if (named === undefined || named === '') return undefined;
  if (!URL.canParse(named) || !isPlain(new URL(named), named))
    throw new Error(`TANTRIX_PROJECT_PAGE must be an address as https://example.org/page, not '${named}'`);
  return named;
}

/** Written as it will be opened, letter by letter, and with nobody's password in it. */
const isPlain = ({ protocol, username, password, href }: URL, named: string): boolean =>
  protocol === 'https:' && username === '' && password === '' && href === named;
