import { fileSaving } from '../files/saving';
import { mayLeaveTurns } from '../mail/leaving';
import { mailKeeper } from '../mail/keeper';
import { knowCommands } from '../stage/commands';
import { askBeforeExit } from '../stage/exit';
import { knowKeepers } from '../stage/keepers';
import { knowKinds } from '../stage/kind';
import { knowSaving } from '../stage/saving';
import { keepOutOfReports } from '../stage/failures';
import { knowTabs } from '../settings/tabs';
import { secretsOfGame } from '../game/secrets';
import { secretsOfAccount } from '../preferences/secrets';
import { SETTINGS_TABS } from './settings-tabs';
import { COMMAND_SOURCES, COMMANDS } from './commands';
import { KINDS } from './kinds';

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
