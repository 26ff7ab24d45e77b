import { shell } from 'electron';
import { isAllowedUrl } from './url-policy';

/** Opens an address in another program; the only way there is. Rejects what it may not open, and what nobody takes. */
export async function openExternal(url: string): Promise<void> {
  // The address is not named: that of a draft holds a letter.
  if (!isAllowedUrl(url)) throw new Error('An address that is not on the list was not opened');
  await shell.openExternal(url);
}
