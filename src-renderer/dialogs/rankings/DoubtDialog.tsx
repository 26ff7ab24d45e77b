import { useTranslation } from 'react-i18next';
import type { Identity } from '../../../src-shared/rankings';
import type { DialogOf } from '../../play/table';
import { DialogButtons, DialogFrame } from '../DialogFrame';
import { MixedScripts } from '../MixedScripts';

const textsOf = ({ name, email, country }: Identity): string => [name, email, country].filter(Boolean).join(', ');

/** Asks whether a player who is new to the rankings is one who is in them and looks the same. */
export function DoubtDialog({ player, known, isOpponent, answer }: DialogOf<'rankDoubt'>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('rank.doubtTitle')} onCancel={() => answer('cancel')} isAlert>
      <p>{t('rank.doubtText', { player: textsOf(player), known: textsOf(known) })}</p>
      <MixedScripts texts={[player.name, player.email, known.name, known.email]} />
      <DialogButtons
        choices={[
          { words: t('rank.different'), run: () => answer('different') },
          { words: t(isOpponent ? 'rank.sameOpponent' : 'rank.same'), run: () => answer('same'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
