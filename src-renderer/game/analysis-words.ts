import type { Balance, Mistake, MoveAnalysis } from '../../src-shared/robots';
import type { RecordedGame } from '../../src-shared/record';
import { type Game, type Placement, sameHex } from '../../src-shared/tantrix';
import { figureWords, inRow, inTurn, listWords, playerWords, type Words } from '../words/words';
import { spokenWords, tileInWords } from '../stage/TileWords';
import { numberedSpaces } from './space-model';
import type { Orientation } from '../board/orientation';
import { personAt, teamsOf } from './people';
import type { OpenGame } from './open-game';

/** Points that were played out on average are given to a tenth. */
export const pointWords = (points: number): string => figureWords(points, 1);

/** The same with its sign. */
export const signedWords = (points: number): string => figureWords(points, 1, true);

/** Less than so many points may be chance: the analysis knows each move to about one. */
const CLEAR = 1;

/** Who played better, and whom the tiles favoured. */
export function balanceWords(balance: readonly Balance[], record: RecordedGame, t: Words): string {
  const told = (['skill', 'luck'] as const).map((part) => {
    const most = Math.max(...balance.map((each) => each[part]));
    const players = teamsOf(record).flatMap(({ seat, name }) => (balance[seat]?.[part] === most ? [name] : []));
    if (most < CLEAR) return t(`analysis.balance.even.${part}`);
    return t(`analysis.balance.by.${part}`, { player: listWords(players), points: pointWords(most) });
  });
  return told.join(' ');
}

/** What would have been better than the last move of a game; the board marks where. */
export function betterWords({ better }: MoveAnalysis, shown: Game, t: Words): string {
  if (!better) return t('analysis.best');
  const { placement, gain } = better;
  const points = pointWords(gain);
  const played: Placement | undefined = shown.placements.at(-1);
  if (played && sameHex(played, placement)) {
    if (played.tile === placement.tile) return t('analysis.betterTurned', { points });
    return t('analysis.betterThere', { points, tile: tileInWords(placement.tile) });
  }
  return t('analysis.better', { points, tile: tileInWords(placement.tile) });
}

/** The same for those who hear it, the space by the number it has after that move. */
export function spokenBetterWords(move: MoveAnalysis, shown: Game, orientation: Orientation, t: Words): string {
  const placement = move.better?.placement;
  const space = placement && numberedSpaces(shown, orientation).find(({ hex }) => sameHex(hex, placement));
  if (!move.better || !placement || !space) return spokenWords(betterWords(move, shown, t), t);
  return t('analysis.spokenBetter', {
    points: pointWords(move.better.gain),
    tile: placement.tile,
    space: space.number,
  });
}

/** In a row, for a list of moves. */
export function analysisWords({ after, better }: MoveAnalysis, { record }: OpenGame, t: Words): string {
  const scores = teamsOf(record).map(({ name, seat }) =>
    t('analysis.personScore', { name, points: pointWords(after[seat] ?? 0) }),
  );
  const said = t('analysis.saidAfter', { scores: inRow(scores, t) });
  return better ? inTurn([said, t('analysis.saidBetter', { points: pointWords(better.gain) })], t) : said;
}

/** A turning point for those who hear it. */
export function turningWords({ at, seat, better, missedWin }: Mistake, record: RecordedGame, t: Words): string {
  const { placement, gain } = better;
  const played = record.game.placements[at];
  const { name, colour } = personAt(record, seat);
  const player = playerWords(t, name, colour);
  return inTurn(
    [
      t('replay.move', { number: at + 1, player, tile: played?.tile ?? '' }),
      t(`analysis.${wayBetter(played, placement)}`, { tile: placement.tile }),
      t('analysis.saidCost', { points: pointWords(gain) }),
      ...(missedWin ? [t('analysis.saidMissedWin')] : []),
    ],
    t,
  );
}

/** In what a better move differs from the one that was played. */
function wayBetter(played: Placement | undefined, better: Placement) {
  if (played?.tile !== better.tile) return 'tileBetter';
  return sameHex(played, better) ? 'turnBetter' : 'spaceBetter';
}
