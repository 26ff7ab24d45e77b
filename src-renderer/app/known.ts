import { knowExtensions } from '../game/extensions';
import { mailExtension } from '../mail/extension';
import { mailKeeper } from '../mail/keeper';
import { mayLeaveTurns } from '../mail/leaving';
import { rankingExtension } from '../rankings/extension';
import { knowCommands } from '../stage/commands';
import { askBeforeExit } from '../stage/exit';
import { knowKeepers } from '../stage/keepers';
import { knowKinds } from '../stage/kind';
import { knowStarts } from '../stage/starts';
import { COMMAND_SOURCES, COMMANDS } from './commands';
import { KINDS } from './kinds';
import { STARTS } from './starts';

/** Makes known to the stage, and to the room of games, what the rooms bring; to be called once, before anything runs. */
export function makeKnown(): void {
  knowKinds(KINDS);
  knowExtensions([mailExtension, rankingExtension]);
  knowKeepers([mailKeeper]);
  knowStarts(STARTS);
  knowCommands(COMMANDS, COMMAND_SOURCES);
  askBeforeExit([mayLeaveTurns]);
}
