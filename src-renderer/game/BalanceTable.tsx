import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceIn, type MoveAnalysis } from '../../src-shared/robots';
import { balanceWords, pointWords, signedWords } from './analysis-words';
import type { OpenGame } from './open-game';
import { peopleOf } from './people';

const PARTS = ['lead', 'skill', 'luck', 'error'] as const;

/** What everybody’s lead came from, and in a sentence who played better; before all moves are known nobody can tell. */
export function BalanceTable({ open, moves }: { open: OpenGame; moves: readonly MoveAnalysis[] }) {
  const { t } = useTranslation();
  const id = useId();
  const { game } = open.record;
  const isDone = moves.length === game.placements.length;
  const balance = isDone ? balanceIn(game, moves) : undefined;
  return (
    <section className="balance" aria-labelledby={id}>
      <h3 id={id}>{t('analysis.balance.title')}</h3>
      {/* It keeps its room, so that nothing moves under the pointer when it comes. */}
      <p className="balance-words">{balance && balanceWords(balance, open.record, t)}</p>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('analysis.balance.who')}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {t(`analysis.balance.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {peopleOf(open.record).map(({ seat, name, colour }) => {
            const own = balance?.[seat];
            const words = own && [...[own.lead, own.skill, own.luck].map(signedWords), pointWords(own.error)];
            return (
              <tr key={seat}>
                <th scope="row">
                  <span className={`swatch swatch-${colour}`} aria-hidden="true">
                    {t(`colourLetter.${colour}`)}
                  </span>
                  <span>{name}</span>
                </th>
                {PARTS.map((part, at) => (
                  <td key={part}>{words?.[at] ?? '–'}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="analysis-hint">{t('analysis.balance.hint')}</p>
    </section>
  );
}
