/** What the window is given of games. */

export { GAME_COMMANDS } from './commands';
export { GAME_DIALOGS } from './dialogs';
export { knowExtensions } from './extensions';
export { gameTableKind } from './kind';
export { loadFinishedGames, startKeepingFinishedGames } from './finished-games';
export { startHaltingReplays } from './history';
export { lastOpponent, playLastOpponent } from './last-opponent';
export { gamesToStart } from './new-game';
export { tryPosition } from './positions';
export { RobotEmblem } from './RobotEmblem';
export { startRobotTurns } from './robot-turns';
export { secretsOfGame } from './secrets';
export { startKeepingLastGames } from './starter';
export { handOnEverywhere } from './turns';
