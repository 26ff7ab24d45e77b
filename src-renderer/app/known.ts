import { fileSaving } from '../files';
import { secretsOfGame } from '../game';
import { mailKeeper, mayLeaveTurns } from '../mail';
import { secretsOfAccount } from '../preferences/secrets';
import { knowTabs } from '../settings';
import { knowCommands } from '../stage/commands';
import { askBeforeExit } from '../stage/exit';
import { keepOutOfReports } from '../stage/failures';
import { knowKeepers } from '../stage/keepers';
import { knowKinds } from '../stage/kind';
import { knowSaving } from '../stage/saving';
import { COMMAND_SOURCES, COMMANDS } from './commands';
import { KINDS } from './kinds';
import { SETTINGS_TABS } from './settings-tabs';

/** Makes known what the rooms bring; to be called once, before anything runs. */
export function makeKnown(): void {
  keepOutOfReports(() => [...secretsOfGame(), ...secretsOfAccount()]);
  knowKinds(KINDS);
  knowKeepers([mailKeeper]);
  knowSaving(fileSaving);
  knowCommands(COMMANDS, COMMAND_SOURCES);
  askBeforeExit([mayLeaveTurns]);
  knowTabs(SETTINGS_TABS);
}
