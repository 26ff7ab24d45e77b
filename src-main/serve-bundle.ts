import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { bundleFile } from './bundle-file';
import { HOST, SCHEME } from './page';

const FOLDER = path.resolve(import.meta.dirname, '../renderer');

/** What the page may load: its own files, and pictures and sounds it has made itself. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The hash is that of the one style React Aria puts into the page (touch gestures on what can be pressed).
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "img-src 'self' blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Makes app:// a scheme like https; Electron takes this only before it is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }]);
}

/** Serves the built page, and nothing else of the disk, under app://bundle/. */
export function serveBundle(): void {
  protocol.handle(SCHEME, (request) => {
    const { host, pathname } = new URL(request.url);
    const file = host === HOST ? bundleFile(FOLDER, pathname) : null;
    return file === null ? notFound() : serve(file);
  });
}

async function serve(file: string): Promise<Response> {
  // A file that is not there rejects; the page's own URLs are all of the build, so the answer is enough of a report.
  const found = await net.fetch(pathToFileURL(file).href).catch(() => null);
  if (!found?.ok) return notFound();
  const headers = new Headers(found.headers);
  headers.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  headers.set('X-Content-Type-Options', 'nosniff');
  return new Response(found.body, { headers });
}

const notFound = () => new Response('Not found', { status: 404 });
