import { Menu } from 'electron';

/** The page draws the menus itself. Only macOS needs native ones: without them its usual keys do nothing. */
export function setUpMenu(): void {
  const roles = ['appMenu', 'editMenu', 'windowMenu'] as const;
  const menu = process.platform === 'darwin' ? Menu.buildFromTemplate(roles.map((role) => ({ role }))) : null;
  Menu.setApplicationMenu(menu);
}
