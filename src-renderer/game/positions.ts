import { gameOnly, parseTxg, type RecordedGame } from '../../src-shared/record';
import { DEFAULT_CHARACTER } from '../../src-shared/robots';
import type { Words } from '../words/words';
import { FIRST_GAMES, proposalFrom } from './proposals';
import { whenAnswered } from '../stage/dialogs';
import { mayLeave } from '../stage/leaving';
import { showRecord } from '../stage/known-kinds';
import { preferencesNow } from '../preferences/preferences';

/** Trying positions of the manual. */

/** Weak enough to try things out against, and quick. */
const ROBOT = { character: DEFAULT_CHARACTER, level: 3 };

/**
 * Opens a position of the manual as a new game: the person plays on for whoever is to move, the computer for the others.
 *
 * @param text that of a .txg file, made when the program was built
 */
export async function tryPosition(text: string, t: Words): Promise<void> {
  const parsed = gameOnly(parseTxg(text));
  if (!parsed.ok) throw new Error(`a position of the manual is none: ${parsed.problem.code}`);
  await whenAnswered();
  const remembered = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  const [person] = proposalFrom(remembered, preferencesNow().mailAccount).players.computer;
  if (await mayLeave()) showRecord(seated(parsed.record, person?.name ?? '', t));
}

function seated(record: RecordedGame, person: string, t: Words): RecordedGame {
  const { seats } = record.game.deal;
  const { mover } = record.game.position;
  const players = record.players.map((player, seat) => {
    const colour = seats[seat] ?? 'red';
    if (seat === mover) return { ...player, name: person || t(`colour.${colour}`) };
    return { ...player, name: t(`robot.name.${DEFAULT_CHARACTER}`), robot: ROBOT };
  });
  return { ...record, players };
}
