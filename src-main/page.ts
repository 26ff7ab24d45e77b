import { app } from 'electron';

export const SCHEME = 'app';
export const HOST = 'bundle';

/** Where the page comes from: the bundle, or the development server while developing. */
export const PAGE_URL = (!app.isPackaged && process.env.TANTRIX_DEV_URL) || `${SCHEME}://${HOST}/`;
/** The page of the manual, beside it. */
export const HELP_URL = new URL('help.html', PAGE_URL).href;
