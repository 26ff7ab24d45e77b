import { fileSaving } from '../files';
import { knowExtensions, secretsOfGame } from '../game';
import { lessonExtension } from '../lessons';
import { selfKeeping } from '../library';
import { onlineExtension, playingGuard } from '../online';
import { mailExtension, mailKeeper, sendingGuard } from '../mail';
import { secretsOfAccount } from '../preferences/secrets';
import { rankingExtension } from '../rankings';
import { knowTabs } from '../settings';
import { knowCommands } from '../stage/commands';
import { askBeforeExit } from '../stage/exit';
import { keepOutOfReports } from '../stage/failures';
import { knowKeepers, knowSelfKeeping } from '../stage/keepers';
import { knowKinds } from '../stage/known-kinds';
import { askBeforeLeaving } from '../stage/leaving';
import { knowSaving } from '../stage/saving';
import { knowStarts } from '../stage/starts';
import { COMMAND_SOURCES, COMMANDS } from './commands';
import { KINDS } from './kinds';
import { SETTINGS_TABS } from './settings-tabs';
import { ALL_STARTS } from './new-game';

/** Makes known to the stage, and to the room of games, what the rooms bring; to be called once, before anything runs. */
export function makeKnown(): void {
  keepOutOfReports(() => [...secretsOfGame(), ...secretsOfAccount()]);
  knowKinds(KINDS);
  knowExtensions([mailExtension, onlineExtension, rankingExtension, lessonExtension]);
  knowKeepers([mailKeeper]);
  knowSelfKeeping(selfKeeping);
  knowStarts(ALL_STARTS);
  knowSaving(fileSaving);
  knowCommands(COMMANDS, COMMAND_SOURCES);
  askBeforeExit([sendingGuard]);
  askBeforeLeaving([playingGuard]);
  knowTabs(SETTINGS_TABS);
}
