import path from 'node:path';

/** Names as the build gives them: nothing in them leads anywhere but down. */
const NAME = /^(?:\/[\w-][\w.-]*)+$/;

/** The file under `folder` that a URL's path names; null for a path that names none. */
export function bundleFile(folder: string, pathname: string): string | null {
  const name = pathname === '/' ? '/index.html' : pathname;
  return NAME.test(name) && path.extname(name) in TYPES ? path.join(folder, name) : null;
}

/** What a page is made of; nothing else is served. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The media type of a file of the bundle. */
export const typeOf = (file: string): string => TYPES[path.extname(file)] ?? 'application/octet-stream';
