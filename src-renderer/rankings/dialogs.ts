import type { Identity } from '../../src-shared/rankings';
import { reportErrors } from '../stage/failures';
import { closeDialog } from '../stage/dialogs';
import { alert, type Drawn, drawn, drawnLate } from '../stage/drawn';
import { ProposalDialog } from './ProposalDialog';
import { RankDialog } from './RankDialog';
import { rankingsDialog, rankProposalDialog, rankRemovablesDialog } from './rankings-dialog';
import { enter, rankDialog, rankDoubt, rankFailed } from './record-ranked-game';
import { RemovablesDialog } from './RemovablesDialog';

const textsOf = ({ name, email, country }: Identity): string => [name, email, country].filter(Boolean).join(', ');

/** The dialogs about the rankings. */
export const RANKING_DIALOGS: readonly Drawn[] = [
  drawnLate(rankingsDialog, async () => (await import('./RankingsDialog')).RankingsDialog),
  drawn(rankProposalDialog, ProposalDialog),
  drawn(rankRemovablesDialog, RemovablesDialog),
  drawn(rankDialog, RankDialog),
  /** Whether a player who is new to the rankings is one who is in them and looks the same. */
  alert(rankDoubt, ({ player, known, isOpponent, answer }, t) => ({
    title: t('rank.doubtTitle'),
    says: [
      t('rank.doubtText', { player: textsOf(player), known: textsOf(known) }),
      { kind: 'names', names: [player.name, player.email, known.name, known.email] },
    ],
    choices: [
      { words: t('rank.different'), run: () => answer('different') },
      { words: t(isOpponent ? 'rank.sameOpponent' : 'rank.same'), run: () => answer('same'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
  /** A game that counts could not be entered; it can be tried again. */
  alert(rankFailed, ({ entering, problem }, t) => ({
    title: t('rank.failedTitle'),
    says: [t('rank.failedText', { reason: t(`rank.problem.${problem}`) })],
    choices: [
      { words: t('button.cancel'), run: closeDialog },
      {
        words: t('rank.tryAgain'),
        run() {
          closeDialog();
          void reportErrors(() => enter(entering));
        },
        look: 'primary',
      },
    ],
    onCancel: closeDialog,
  })),
];
