import { useTranslation } from 'react-i18next';
import { reportErrors } from '../stage/failures';
import { acceptProposal, type rankProposalDialog, showRankings } from './rankings-dialog';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { MixedScripts } from '../ui/MixedScripts';
import { RankChanges } from './RankChanges';
import { type PropsOf } from '../stage/dialogs';
import { tellingWords } from './telling-words';

/** What an import, its taking back or that of a single result would do to the table, before it is done. */
export function ProposalDialog({ proposal }: PropsOf<typeof rankProposalDialog>) {
  const { t } = useTranslation();
  const { what, name, results, players, changed, changes } = proposal;
  const lines = changes.map(({ looksLike, wisdom, ...player }) => ({
    ...player,
    words: wisdom === undefined ? undefined : t('rankings.wisdom', { words: wisdom }),
    detail: looksLike === undefined ? tellingWords(player, t) : t('rankings.looksLike', { name: looksLike }),
  }));
  return (
    <DialogFrame
      title={t(`rankings.proposal.${what}`, { name })}
      onCancel={() => void reportErrors(showRankings)}
      isAlert
    >
      {what === 'import' && <p>{t('rankings.unsigned')}</p>}
      <p>{t('rankings.counts', { results, players, changed })}</p>
      <MixedScripts texts={changes.flatMap(({ before, ...player }) => (before === null ? [player.name] : []))} />
      {/* A long table is scrolled by the keyboard, too. */}
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- as above */}
      <div className="rank-proposal" tabIndex={0} role="group" aria-label={t('rank.title')}>
        <RankChanges lines={lines} />
      </div>
      {changed > changes.length && <p>{t('rankings.largest', { count: changes.length })}</p>}
      <DialogButtons
        choices={[
          { words: t('button.cancel'), run: () => void reportErrors(showRankings) },
          {
            words: t(`rankings.accept.${what}`),
            run: () => void reportErrors(() => acceptProposal(proposal)),
            look: 'primary',
          },
        ]}
      />
    </DialogFrame>
  );
}
