import { afterEach, expect, it } from 'vitest';
import { gameNow, send } from '../../src-renderer/game/table';
import { startPlaying } from '../../src-renderer/online/playing/following';
import { followOnline } from '../../src-renderer/online/state';
import { nodePrimitives } from '../../src-main/online/keys';
import { checkReceipt } from '../../src-shared/online/check-receipt';
import { receiptIn } from '../../src-shared/online/receipt';
import type { Terms } from '../../src-shared/online/terms';
import type { OnlineState } from '../../src-shared/bridge/bridge';
import { isOver, legalPlacements, type Placement, pick, type Random, seededRandom } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { onlineGameOf, playing } from '../support/online-games';
import { doublesAt, type Program, termsFor, withFirstEdition, World } from '../support/online-world';
import { clearTables } from '../support/tables';
import { haveWindow } from '../support/window';

/** A world in which somebody at a page plays for the first program. */
class WorldOfPage extends World {
  get program(): Program {
    const [program] = this.programs;
    if (!program) throw new Error('nobody plays');
    return program;
  }

  override poke(at: number): void {
    if (at !== 0) return super.poke(at);
    const { copy } = this.program;
    this.carryOut(0, { write: [], send: [copy.hello], reply: [] });
    for (const { asked } of copy.asked) this.carryOut(0, copy.agree(asked));
  }

  move(seat: number, placement: Placement): boolean {
    const made = this.program.copy.place(seat, placement, 1000);
    if (typeof made === 'string') return false;
    this.carryOut(0, made);
    return true;
  }
}

let world: WorldOfPage | undefined;
let tell: (state: OnlineState) => void = () => undefined;
const sent: Placement[] = [];

haveWindow({
  onOnline(listener) {
    tell = listener;
    return () => undefined;
  },
  moveOnline({ seat, ...placement }) {
    sent.push(placement);
    return Promise.resolve(world?.move(seat, placement) ?? false);
  },
});

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Moves for whoever sits at the page, if it is the turn of one of them as the page sees it. */
function act(random: Random): void {
  const { open } = gameNow();
  const { game } = open?.record ?? {};
  if (!open || !game || isOver(game) || game.position.awaitsTile) return;
  const { mover } = game.position;
  if (open.session.pending.length === 0 && world?.terms.seats[mover]?.played.party === 0)
    send({ kind: 'move', made: { by: mover, move: pick(legalPlacements(game), random) } });
}

const isPlayedOut = (): boolean => {
  const { open } = gameNow();
  return open !== undefined && isOver(open.record.game);
};

/** A whole game at the page; gives what lies on the disk of its program. */
async function playAtPage(random: Random, asking: number, terms: Terms): Promise<Placement[]> {
  world = new WorldOfPage(terms, random);
  world.asking = asking;
  sent.length = 0;
  const { program } = world;
  while (!isPlayedOut() || !program.copy.history.isSettled) {
    world.step();
    if (random(3) > 0) continue;
    tell(playing(onlineGameOf(program.copy)));
    act(random);
    // What was answered to a move is heard.
    await Promise.resolve();
  }
  tell(playing(onlineGameOf(program.copy)));
  const steps = program.disk.flatMap((line) => (line.kind === 'step' && line.by === 0 ? [line.deed] : []));
  return steps.flatMap((deed) => {
    if (deed.kind !== 'placed') return [];
    const { tile, q, r, rotation } = deed;
    return [{ tile, q, r, rotation }];
  });
}

it.each([
  ['one person', 0, termsFor(2)],
  ['one person, others take back', 10, termsFor(2)],
  ['one person with the first edition, others take back', 10, withFirstEdition(termsFor(2))],
  ['two partners', 0, doublesAt([0, 1, 0, 1])],
  ['one of each pair, others take back', 10, doublesAt([0, 0, 1, 2])],
])('games are played at a page by %s, each move sent once', async (_, asking, terms) => {
  for (let seed = 1; seed <= runs(2, 40); seed++) {
    followOnline();
    tell({ kind: 'none' });
    clearTables();
    stop = startPlaying();
    const mine = await playAtPage(seededRandom(seed + asking), asking, terms);
    expect(sent).toEqual(mine);
    expect(mine.length).toBeGreaterThan(20);
    // What is kept of it proves itself.
    const { record } = gameNow().open ?? {};
    const receipt = receiptIn(record?.online?.receipt ?? '');
    expect(receipt && record && checkReceipt(nodePrimitives, receipt, record)).toBeUndefined();
    expect(receipt).toBeDefined();
    stop();
  }
});
