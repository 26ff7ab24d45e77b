import { useTranslation } from 'react-i18next';
import type { FinishedGame } from '../../src-shared/bridge/bridge';
import { standingsOf } from '../../src-shared/tantrix';
import type { Words } from '../words/words';
import { type Fact, gameExtensions } from './extensions';
import { keptOf, useFinishedGames } from './finished-games';
import type { OpenGame } from './open-game';
import { lineRank, tallyOf } from './result-facts';
import { soloOf, teamsFor } from './people';

/** What is to be said of a game beside its scores: the lines, and what earlier games say of it as far as they are kept. */
export function ResultFacts({ open }: { open: OpenGame }) {
  const { t } = useTranslation();
  const games = useFinishedGames();
  return (
    <dl className="result-facts">
      {factsOf(open, games, t).map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts of a game that is over, told to the only person who has played in it, else of everybody by their names. */
export function factsOf(open: OpenGame, games: readonly FinishedGame[], t: Words): Fact[] {
  const teams = teamsFor(open.record);
  const kept = keptOf(open, games);
  return [
    // A table of more than two says of each what they have built.
    ...(teams.length === 2 || soloOf(open.record) !== undefined ? lineFacts(open, { games, kept }, t) : []),
    ...tallyFacts(open, { games, kept }, t),
    ...gameExtensions().flatMap((extension) => extension.resultFacts?.(open, t) ?? []),
  ];
}

interface Known {
  readonly games: readonly FinishedGame[];
  /** The game itself, where it is among them as it ended. */
  readonly kept: FinishedGame | undefined;
}

function lineFacts(open: OpenGame, { games, kept }: Known, t: Words): Fact[] {
  const solo = soloOf(open.record);
  const standings = standingsOf(open.record.game);
  const teams = teamsFor(open.record);
  return teams.flatMap(({ seat, name }) => {
    const { path, isLoop } = standings[seat] ?? { path: [], isLoop: false };
    const isOwn = seat === solo;
    if (!isOwn && teams.length > 2) return [];
    const side = kept?.sides[seat];
    const rank = isOwn && side ? lineRank(games, side) : undefined;
    const count = path.length;
    const words = rank === undefined ? t('result.tiles', { count }) : t(`result.ranked.${rank}`, { count });
    const what = isLoop ? 'loop' : 'line';
    return [{ term: isOwn ? t(`result.your.${what}`) : t(`result.of.${what}`, { name }), words }];
  });
}

/** How the games of these two have ended so far, this one among them. */
function tallyFacts(open: OpenGame, { games, kept }: Known, t: Words): Fact[] {
  const { players } = open.record;
  const own = soloOf(open.record) ?? 0;
  const other = 1 - own;
  const [mine, theirs] = [kept?.sides[own], kept?.sides[other]];
  if (players.length !== 2 || !mine || !theirs || mine.player === theirs.player) return [];
  const { won, lost, drawn } = tallyOf(games, [mine.player, theirs.player]);
  const names = { name: players[own]?.name ?? '', other: players[other]?.name ?? '' };
  const score = { won, lost, count: drawn };
  return [
    {
      term: soloOf(open.record) === undefined ? t('result.between', names) : t('result.youAgainst', names),
      words: drawn === 0 ? t('result.tally', score) : t('result.tallyDrawn', score),
    },
  ];
}
