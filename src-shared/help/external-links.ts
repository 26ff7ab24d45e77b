/** Put in by the build; tests and scripts run without one. */
declare const TANTRIX_PROJECT_PAGE: string | undefined;

/** The address of the page where errors are reported; undefined where the build was told of none. */
export const PROJECT_PAGE: string | undefined =
  typeof TANTRIX_PROJECT_PAGE === 'string' ? TANTRIX_PROJECT_PAGE : undefined;

/** The addresses outside that topics may lead to; the program opens no others. */
export const EXTERNAL_LINKS: readonly [string, ...string[]] = [
  'https://www.tantrix.com/',
  ...(PROJECT_PAGE ? [PROJECT_PAGE] : []),
];
export type ExternalLink = string;
