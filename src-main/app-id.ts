/** What Windows knows the program by, as electron-builder.yml says it: so that its window goes with its shortcuts. */
export const APP_ID = 'game.tantrix.desktop-edition';
