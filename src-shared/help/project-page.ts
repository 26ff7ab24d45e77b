/** Put in by the build; tests and scripts run without one. */
declare const TANTRIX_PROJECT_PAGE: string | undefined;

/** The address of the page where errors are reported; undefined where the build was told of none. */
export const PROJECT_PAGE: string | undefined =
  typeof TANTRIX_PROJECT_PAGE === 'string' ? TANTRIX_PROJECT_PAGE : undefined;
