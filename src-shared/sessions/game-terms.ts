import { type LessonSource, type Outcome, outcomeOf } from '../help/lessons/lesson';
import { hostAt, type RecordedGame } from '../record';
import { isOver } from '../tantrix';
import type { Seat } from './rules';
import { type Aid, barred, plainTerms, type Terms } from './terms';

/** The terms on which a game is played. */

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
export const competition: Terms<RecordedGame, undefined> = {
  ...plainTerms,
  bars(aid, { game }) {
    const until = BARRED_IN_COMPETITION[aid];
    return until === 'always' || (until === 'untilOver' && !isOver(game)) ? barred('competition') : undefined;
  },
};

/** After each turn of a person the next player waits until it is handed on, so that the last tile can still be taken back. */
export const handingOn: Terms<RecordedGame, { readonly turnEnded?: Seat | undefined }> = {
  ...plainTerms,
  extra: {},
  next(extra, happening) {
    if (happening.kind === 'refused') return extra;
    if (happening.kind === 'handedOn' || happening.by === undefined) return {};
    const { players, game } = happening.after;
    const isOverNow = isOver(game) || game.position.mover === happening.by;
    return isOverNow || players[happening.by]?.robot ? {} : { turnEnded: happening.by };
  },
  bars: (aid, _, { turnEnded }) =>
    turnEnded !== undefined && (aid === 'act' || aid === 'hint') ? barred('turnEnded') : undefined,
};

/** A lesson of the tutorial: it is nobody's game, so nothing of it is kept. What has come of it stays once it is done. */
export const lesson = (
  source: LessonSource,
  start: RecordedGame,
): Terms<RecordedGame, { readonly outcome: Outcome; readonly now: RecordedGame }> => ({
  ...plainTerms,
  home: 'nowhere',
  extra: { outcome: 'open', now: start },
  next({ outcome, now }, happening) {
    const after = happening.kind === 'changed' ? happening.after : now;
    if (outcome === 'done' || happening.kind === 'handedOn') return { outcome, now: after };
    const refused = happening.kind === 'refused' ? happening.objection.code : undefined;
    return { outcome: outcomeOf(source, start.game, after.game, refused), now: after };
  },
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
export const byMail = (home: number | null): Terms<RecordedGame, undefined> => ({
  ...plainTerms,
  decides: 'kept',
  home: 'mail',
  seatsHere: (record) => record.players.flatMap((_, seat) => (hostAt(record, seat) === home ? [seat] : [])),
  bars(aid, { game }) {
    const until = BARRED_BY_MAIL[aid];
    if (until === undefined || (until === 'untilOver' && isOver(game))) return undefined;
    return barred(aid === 'undo' ? 'noUndoByMail' : 'byMail');
  },
});
