import { useTranslation } from 'react-i18next';
import { type Colour, resultOf } from '../../src-shared/tantrix';
import { CommandButton } from '../stage/CommandButton';
import { focusTarget } from '../stage/focus-targets';
import { verdict } from './result-words';
import { ScoreLines } from './ScoreLines';
import type { OpenGame } from './open-game';
import { helpOn } from '../stage/explained';

/** How the game ended, who won, and every line or loop to light up. */
export function ResultPanel({ open, lit }: { open: OpenGame; lit: readonly Colour[] }) {
  const { t } = useTranslation();
  const result = resultOf(open.record.game);
  if (!result) return null;
  return (
    <section className="result" {...helpOn('place:scores')} aria-label={t('result.title')}>
      <h2>{verdict(open.record, result, t)}</h2>
      {result.end === 'stopped' && <p>{t('result.stopped')}</p>}
      <ScoreLines open={open} lit={lit} first={focusTarget('result')} />
      <CommandButton id="analysis" />
      <CommandButton id="playAgain" look="primary" />
    </section>
  );
}
