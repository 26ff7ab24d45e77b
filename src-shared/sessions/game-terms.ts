import { type LessonSource, type LessonOutcome, outcomeOf } from '../help/lessons/lesson';
import { endedOnline, hostAt, isByMail, type RecordedGame } from '../record';
import { isAllKnown, isOver } from '../tantrix';
import type { Seat } from './rules';
import { type Aid, barred, type SessionEvent, plainTerms, type Terms } from './terms';

/** The terms on which a game is played. */

/** What they remember. */
export interface GameExtra {
  /** The seat whose turn is over but not handed on: until then nobody can move. */
  readonly turnEnded?: Seat | undefined;
  /** What has come of a lesson; once it is done it stays so. */
  readonly outcome?: LessonOutcome | undefined;
}

export type GameTerms = Terms<RecordedGame, GameExtra>;

/** What the rules of competitions keep from the players as long as the game goes on, and what for good. */
const BARRED_IN_COMPETITION: Readonly<Partial<Record<Aid, 'untilOver' | 'always'>>> = {
  undo: 'always',
  redo: 'always',
  details: 'always',
  hint: 'always',
  bag: 'untilOver',
  fits: 'untilOver',
  analysis: 'untilOver',
  playOn: 'untilOver',
};

/** What helps is kept from the players and free again once the game is over; what is done stays done. */
export const competition: GameTerms = {
  ...plainTerms,
  robotsDraw: 'byChance',
  bars(aid, { game }) {
    const until = BARRED_IN_COMPETITION[aid];
    return until === 'always' || (until === 'untilOver' && !isOver(game)) ? barred('competition') : undefined;
  },
};

/**
 * After each turn of a person the next player waits until it is handed on, so that the last tile can still be taken back.
 *
 * @param isWanted asked at the end of each turn
 */
export const handingOn = (isWanted: () => boolean = () => true): GameTerms => ({
  ...plainTerms,
  next(extra, happening) {
    if (happening.kind === 'refused') return extra;
    const isTurnOver = happening.kind === 'changed' && isEndOfTurn(happening) && isWanted();
    const turnEnded = isTurnOver ? happening.by : undefined;
    return turnEnded === extra.turnEnded ? extra : { ...extra, turnEnded };
  },
  bars: (aid, _, { turnEnded }) =>
    turnEnded !== undefined && (aid === 'act' || aid === 'hint') ? barred('turnEnded') : undefined,
});

type Changed = Extract<SessionEvent<RecordedGame>, { readonly kind: 'changed' }>;

/** A turn is over when the mover is another; a computer player has nothing to take back. */
function isEndOfTurn({ after: { players, game }, by }: Changed): boolean {
  return by !== undefined && !isOver(game) && game.position.mover !== by && !players[by]?.robot;
}

/** The pupil of a lesson: who is to move when it begins. */
const pupilOf = (start: RecordedGame): Seat => start.game.position.mover;

/** A lesson of the tutorial: it is nobody's game, so nothing of it is kept, and it ends with the pupil's turn. */
export const lesson = (source: LessonSource, start: RecordedGame): GameTerms => ({
  ...plainTerms,
  persistence: 'nowhere',
  extra: { outcome: 'open' },
  seatsHere: () => [pupilOf(start)],
  bars: (aid, { game }) => (aid === 'act' && game.position.mover !== pupilOf(start) ? barred('lesson') : undefined),
  next(extra, happening) {
    if (extra.outcome === 'done' || happening.kind === 'handedOn') return extra;
    const { game } = happening.kind === 'changed' ? happening.after : happening.state;
    const refused = happening.kind === 'refused' ? happening.objection.code : undefined;
    return { ...extra, outcome: outcomeOf(source, start.game, game, refused) };
  },
});

/** Barred in a study: there is one move to be found, and nothing after it. */
const BARRED_IN_STUDY: readonly Aid[] = ['undo', 'redo', 'hint', 'analysis', 'playOn', 'stop', 'details'];

/** A study: one move of whoever is to move in it, of which nothing is kept. */
export const study = (start: RecordedGame): GameTerms => ({
  ...plainTerms,
  persistence: 'nowhere',
  seatsHere: ({ game }) => (game.placements.length === start.game.placements.length ? [pupilOf(start)] : []),
  bars: (aid) => (BARRED_IN_STUDY.includes(aid) ? barred('lesson') : undefined),
});

/** Barred in a game by mail: what a move has drawn is known, and who stops must ask those who sit elsewhere. */
const BARRED_BY_MAIL: Readonly<Partial<Record<Aid, 'untilOver' | 'always'>>> = {
  undo: 'always',
  redo: 'always',
  stop: 'always',
  playOn: 'untilOver',
};

/**
 * A game by mail, of which every state is kept before it is shown: whoever ends the program having seen what a move draws
 * finds the move made.
 *
 * @param home which of the computers this is; null for a copy to look at
 */
export const byMail = (home: number | null): GameTerms => ({
  ...plainTerms,
  decides: 'kept',
  persistence: 'mail',
  seatsHere: (record) => record.players.flatMap((_, seat) => (hostAt(record, seat) === home ? [seat] : [])),
  bars(aid, { game }) {
    const until = BARRED_BY_MAIL[aid];
    if (until === undefined || (until === 'untilOver' && isOver(game))) return undefined;
    return barred(aid === 'undo' ? 'noUndoByMail' : 'byMail');
  },
});

/** Barred in a game online: what is taken back, and where it stops, all must agree to. */
const BARRED_ONLINE: readonly Aid[] = ['undo', 'redo'];

/**
 * A game online: a move counts once all that take part have it on their disks. The log of the process that plays online is the
 * truth, so nothing else need keep it.
 *
 * @param seatsHere by whom it is played here, which changes when a computer player takes a seat; nobody without a connection
 */
export const online = (seatsHere: () => readonly Seat[]): GameTerms => ({
  ...plainTerms,
  decides: 'referee',
  persistence: 'online',
  robotsDraw: 'byChance',
  seatsHere,
  bars(aid, { game }) {
    // Nobody can play on alone with tiles that were not drawn.
    const isOpen = aid === 'playOn' && (!isOver(game) || !isAllKnown(game.deal));
    return isOpen || BARRED_ONLINE.includes(aid) ? barred('online') : undefined;
  },
});

/** A game that came to its end online: all have signed what was played, and tiles that were never drawn are not drawn any more. */
const signed: GameTerms = {
  ...plainTerms,
  bars(aid, { game }) {
    const isBarred = BARRED_ONLINE.includes(aid) || (aid === 'playOn' && !isAllKnown(game.deal));
    return isBarred ? barred('online') : undefined;
  },
};

/**
 * The terms that a record itself says, none of them for a plain game.
 *
 * @param home which of the computers of a game by mail this is; null for a copy to look at
 */
export const termsSaid = (record: RecordedGame, home: number | null): readonly GameTerms[] => [
  ...(record.isCompetition ? [competition] : []),
  ...(isByMail(record) ? [byMail(home)] : []),
  ...(endedOnline(record) ? [signed] : []),
];
