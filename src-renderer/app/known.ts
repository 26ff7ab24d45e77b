import { fileSaving } from '../files/saving';
import { mayLeaveTurns } from '../mail/leaving';
import { mailKeeper } from '../mail/keeper';
import { knowCommands } from '../stage/commands';
import { askBeforeExit } from '../stage/exit';
import { knowKeepers } from '../stage/keepers';
import { knowKinds } from '../stage/kind';
import { knowSaving } from '../stage/saving';
import { COMMAND_SOURCES, COMMANDS } from './commands';
import { KINDS } from './kinds';

/** Makes known to the stage what the rooms bring; to be called once, before anything runs. */
export function makeKnown(): void {
  knowKinds(KINDS);
  knowKeepers([mailKeeper]);
  knowSaving(fileSaving);
  knowCommands(COMMANDS, COMMAND_SOURCES);
  askBeforeExit([mayLeaveTurns]);
}
