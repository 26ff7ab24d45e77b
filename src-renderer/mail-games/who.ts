import type { MailState } from '../../src-shared/mail-games/mail-game';
import { type HostId, hostsOf } from '../../src-shared/mail-games/seats';
import { hostAt, type RecordedGame } from '../../src-shared/record';
import { ask } from '../play/dialogs';

/** Asking who of the players of a game that came by mail the person here is. */

/** Answers: a computer, or that of nobody, for an onlooker. */
export type WhoChoice = `${HostId}` | 'nobody';
const HOME_OF: Readonly<Record<WhoChoice, MailState['home']>> = { '1': 1, '2': 2, '3': 3, '4': 4, nobody: null };

/** At which of the computers of a game the person here plays; null for an onlooker. */
export async function whoAmI(record: RecordedGame): Promise<MailState['home'] | 'cancel'> {
  const mover = hostAt(record, record.game.position.mover);
  const choice = await ask<WhoChoice>((answer) => ({ kind: 'mailWho', hosts: hostsOf(record), mover, answer }));
  return choice === 'cancel' ? choice : HOME_OF[choice];
}
