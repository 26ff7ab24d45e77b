/** The computers at which a game by mail is played, by the numbers that its record has for them. */
export const HOST_IDS = [1, 2, 3, 4] as const;
export type HostId = (typeof HOST_IDS)[number];

/** Where a game by mail was begun. */
export const FIRST_HOST = 1;
