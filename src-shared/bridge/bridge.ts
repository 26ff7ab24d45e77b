/** The schemas and types of the contract, subject by subject; `channels.ts` is the table of its calls and events. */

export * from './about';
export * from './background';
export * from './clipboard';
export * from './daily';
export * from './document';
export * from './files';
export * from './finished-games';
export * from './full-screen';
export * from './help';
export * from './journal';
export * from './kept';
export * from './lessons';
export * from './library';
export * from './mail';
export * from './mail-games';
export * from './menus';
export * from './online';
export * from './page';
export * from './players';
export * from './preferences';
export * from './print';
export * from './puzzles';
export * from './rankings';
export * from './recent-files';
export * from './reports';
