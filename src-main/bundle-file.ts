import path from 'node:path';

/** The file under `folder` that a URL's path names; null for a path that names none or leads out of the folder. */
export function bundleFile(folder: string, pathname: string): string | null {
  const name = decoded(pathname === '/' ? '/index.html' : pathname);
  if (name === null || name.includes('\0')) return null;
  const file = path.resolve(folder, `.${name}`);
  return file.startsWith(folder + path.sep) ? file : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
