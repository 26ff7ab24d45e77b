import { useTranslation } from 'react-i18next';
import { type Colour, resultOf, standingsOf } from '../../src-shared/tantrix';
import { helpOn } from '../stage/explained';
import { focusTarget } from '../stage/focus-targets';
import { toggleLight } from './moves';
import type { OpenGame } from './open-game';
import { type Team, teamsFor } from './people';
import { Portrait } from './Portrait';
import { pathWords } from './result-words';

interface ContestantsProps {
  readonly open: OpenGame;
  readonly lit: readonly Colour[];
}

/**
 * Everybody who has played, or each pair of partners, with what they scored: two face each other, the only person among
 * computer players on the left; of more the winner comes first. A press lights up their line or loop on the board.
 */
export function Contestants({ open, lit }: ContestantsProps) {
  const { record } = open;
  const standings = standingsOf(record.game);
  const scoreOf = ({ seat }: Team) => standings[seat]?.score ?? 0;
  const teams = teamsFor(record);
  const isDuel = teams.length === 2;
  const shown = isDuel ? teams : teams.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return (
    <ul className={isDuel ? 'contestants duel' : 'contestants ranks'}>
      {shown.map((team, at) => (
        <li key={team.seat}>
          <Contestant open={open} team={team} isLit={lit.includes(team.colour)} isFirst={at === 0} isDuel={isDuel} />
        </li>
      ))}
    </ul>
  );
}

interface ContestantProps {
  readonly open: OpenGame;
  readonly team: Team;
  readonly isLit: boolean;
  readonly isFirst: boolean;
  /** Whether two face each other: the facts show what they have built. */
  readonly isDuel: boolean;
}

function Contestant({ open, team, isLit, isFirst, isDuel }: ContestantProps) {
  const { t } = useTranslation();
  const { game } = open.record;
  const standing = standingsOf(game)[team.seat];
  const isWinner = resultOf(game)?.winners.includes(team.seat) ?? false;
  return (
    <button
      ref={isFirst ? focusTarget('result') : undefined}
      type="button"
      className={`contestant player-${team.colour}`}
      {...helpOn('place:scores')}
      aria-pressed={isLit}
      title={t('result.show')}
      data-seat={team.seat}
      onClick={() => toggleLight(team.colour)}
    >
      <Portrait team={team} game={game} standing={standing} />
      <span className="contestant-name">{team.name}</span>
      {isWinner && <span className="hidden-label">{t('result.winner')}</span>}
      <span className={isDuel ? 'hidden-label' : 'contestant-path'}>{pathWords(standing, t)}</span>
      <strong>{standing?.score ?? 0}</strong>
    </button>
  );
}
