import { SETTINGS } from './settings';

const { productName, linux } = SETTINGS;
const [association] = SETTINGS.fileAssociations;
const [{ schemes }] = SETTINGS.protocols;

/** The entry of the program in the menus of Linux; it is started as a command of this name. */
export function desktopEntry(command: string): string {
  const entry = {
    Type: 'Application',
    Name: productName,
    Comment: linux.description,
    Exec: `${command} %U`,
    Icon: linux.executableName,
    Terminal: 'false',
    Categories: `${linux.category};`,
    MimeType: `${association.mimeType};x-scheme-handler/${schemes[0]};`,
    // As Electron calls the window by `desktopName` of package.json.
    StartupWMClass: linux.executableName,
    ...linux.desktop.entry,
  };
  const lines = Object.entries(entry).map(([key, value]) => `${key}=${value}`);
  return `${['[Desktop Entry]', ...lines].join('\n')}\n`;
}

/** What tells Linux how to know a file of ours: by its name, or by its first word. */
export function mimePackage(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="${association.mimeType}">
    <comment>${association.description}</comment>
    <sub-class-of type="text/plain"/>
    <magic>
      <match type="string" value="tantrix-game " offset="0"/>
      <match type="string" value="tantrix-puzzle " offset="0"/>
    </magic>
    <glob pattern="*.${association.ext}"/>
  </mime-type>
</mime-info>
`;
}
