import type { MailState } from '../../src-shared/mail-games/mail-game';
import { type HostId } from '../../src-shared/mail-games/host-id';
import { type Host, hostsOf } from '../../src-shared/mail-games/seats';
import { hostAt, type RecordedGame } from '../../src-shared/record';
import { ask, declareQuestion } from '../stage/dialogs';

/** Asking who of the players of a game that came by mail the person here is. */

/** Answers: a computer, or that of nobody, for an onlooker. */
export type WhoChoice = `${HostId}` | 'nobody';

export const mailWhoDialog = declareQuestion<
  WhoChoice,
  {
    readonly hosts: readonly Host[];
    /** The computer of whoever is to move. */
    readonly mover: number;
  }
>('mailWho');

const HOME_OF: Readonly<Record<WhoChoice, MailState['home']>> = { '1': 1, '2': 2, '3': 3, '4': 4, nobody: null };

/** At which of the computers of a game the person here plays; null for an onlooker. */
export async function whoAmI(record: RecordedGame): Promise<MailState['home'] | 'cancel'> {
  const mover = hostAt(record, record.game.position.mover);
  const choice = await ask(mailWhoDialog, { hosts: hostsOf(record), mover });
  return choice === 'cancel' ? choice : HOME_OF[choice];
}
