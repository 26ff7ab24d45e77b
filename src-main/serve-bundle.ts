import { readFile, realpath } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { protocol } from 'electron';
import { bundleFile, typeOf } from './bundle-file';
import { HOST, SCHEME } from './page';

const FOLDER = path.resolve(import.meta.dirname, '../renderer');

/** What the page may load: its own files, and pictures it has made itself. */
const CONTENT_SECURITY_POLICY = [
  // Whatever is not named: frames, objects, media elements, manifests.
  "default-src 'none'",
  "script-src 'self'",
  // The hash is that of the one style React Aria puts into the page (touch gestures on what can be pressed).
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  // Backgrounds and icons; the picture of a game on its way to a file, and the person's own background.
  "img-src 'self' blob:",
  // The letters of the interface.
  "font-src 'self'",
  // Computer players, hints and solvers think beside the page.
  "worker-src 'self'",
  // The sounds, which are fetched and decoded.
  "connect-src 'self'",
  // These three do not fall back to default-src.
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Makes app:// a scheme like https; Electron takes this only before it is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }]);
}

/** Serves the built page, and nothing else of the disk, under app://bundle/; resolves when the first file is on its way. */
export function serveBundle(): Promise<void> {
  return new Promise((resolve) => {
    let isFirst = true;
    protocol.handle(SCHEME, async (request) => {
      const { host, pathname } = new URL(request.url);
      const file = host === HOST ? bundleFile(FOLDER, pathname) : null;
      const bytes = file && (await contentOf(file));
      if (isFirst) setImmediate(resolve);
      isFirst = false;
      return file && bytes ? served(file, bytes) : new Response('Not found', { status: 404 });
    });
  });
}

// Those of node:fs know their way in the archive of the installed program; the native one asks once, and not for every folder.
const [realPath, contents] = [promisify(realpath.native), promisify(readFile)];

/** What a file holds that lies in the folder itself, and not only by a link; null when there is none. */
async function contentOf(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const [real, folder] = await Promise.all([realPath(file), realPath(FOLDER)]);
    return real.startsWith(folder + path.sep) ? await contents(real) : null;
  } catch {
    // The page's own URLs are all of the build, so the answer is enough of a report.
    return null;
  }
}

function served(file: string, bytes: Uint8Array<ArrayBuffer>): Response {
  const headers = {
    'Content-Type': typeOf(file),
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(bytes, { headers });
}
