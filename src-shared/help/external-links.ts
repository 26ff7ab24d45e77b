import { PROJECT_PAGE } from './project-page';

/** The addresses outside that topics may lead to; the program opens no others. */
export const EXTERNAL_LINKS: readonly [string, ...string[]] = [
  'https://www.tantrix.com/',
  ...(PROJECT_PAGE ? [PROJECT_PAGE] : []),
];
export type ExternalLink = string;
