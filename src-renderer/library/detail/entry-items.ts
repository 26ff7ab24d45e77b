import type { Entry } from '../../../src-shared/library/entry';
import type { AnyRecord } from '../../../src-shared/record';
import { savingKnown, SHARED_FORMS } from '../../stage/saving';
import type { Words } from '../../words/words';
import { deleteListed, star } from '../changing';
import type { Listing } from '../list/useListing';
import { goOnWith, onlineGameOf } from '../online-games';
import { analyseEntry, openEntry, rematchEntry, replayEntry } from '../opening';
import type { PageMenuItem } from '../PageMenu';

/** What is done with one game: beside it, in its menus, and in the menu of the right button. */

type Groups = readonly (readonly PageMenuItem[])[];

/** What a game is brought to the table for. */
const RUN = { resume: openEntry, look: openEntry, replay: replayEntry, analyse: analyseEntry } as const;

const WORDS = {
  resume: 'home.continue',
  look: 'library.act.look',
  replay: 'command.replay',
  analyse: 'result.analyse',
} as const;

/** Without a move there is nothing to look back at. */
function actsOf({ facts }: Entry): (keyof typeof RUN)[] {
  if (facts.kind === 'puzzle') return [facts.isSolved ? 'look' : 'resume'];
  const isOver = facts.end !== undefined;
  const back = facts.moves > 0 ? (['replay', ...(isOver ? (['analyse'] as const) : [])] as const) : [];
  return [...(isOver ? [] : (['resume'] as const)), ...back];
}

/** What is done most with a game: going on with it, which is what one comes for, or looking back at it. */
export const actItems = (entry: Entry, t: Words): readonly (PageMenuItem & { readonly isMain: boolean })[] =>
  actsOf(entry).map((act) => ({ words: t(WORDS[act]), run: () => RUN[act](entry.id), isMain: act === 'resume' }));

/** Showing it around; a puzzle has no moves that could be shown one after another. */
export const shareItems = ({ facts }: Entry, record: AnyRecord, t: Words): readonly PageMenuItem[] =>
  SHARED_FORMS.filter((form) => form !== 'movingPicture' || (facts.kind === 'game' && facts.moves > 0)).map((form) => ({
    words: t(`result.shareAs.${form}`),
    run: () => savingKnown().share(form, record),
  }));

/** The forms in which one game leaves the library; the replay as a moving picture is shared. */
const FORMS = ['txg', 'text', 'png'] as const;

/** What else is done with it: all that needs no record where there is none. */
export function moreGroups(entry: Entry, record: AnyRecord | null | undefined, listing: Listing, t: Words): Groups {
  const { facts, notes, id } = entry;
  const mayRematch = facts.kind === 'game' && facts.end !== undefined;
  return [
    [
      ...(mayRematch ? [{ words: t('result.rematch'), run: () => rematchEntry(id) }] : []),
      {
        words: t(notes.starred ? 'library.act.unstar' : 'library.act.star'),
        run: () => star([entry], !notes.starred),
      },
    ],
    record
      ? FORMS.map((form) => ({ words: t(`library.form.${form}`), run: () => savingKnown().writeAs(record, form) }))
      : [],
    [{ words: t('library.act.delete'), run: () => deleteListed(new Set([id]), listing.entries) }],
  ];
}

/** What is done with a game online that goes on: it is no file yet. */
export const onlineGroups = ({ id }: Entry, listing: Listing, t: Words): Groups => [
  [{ words: t('library.act.drop'), run: () => deleteListed(new Set([id]), listing.entries) }],
];

/** All of that. */
export function entryGroups(entry: Entry, record: AnyRecord | undefined, listing: Listing, t: Words): Groups {
  const online = onlineGameOf(entry);
  if (online) return [[{ words: t('home.continue'), run: () => goOnWith(online) }], ...onlineGroups(entry, listing, t)];
  return keptGroups(entry, record, listing, t);
}

const keptGroups = (entry: Entry, record: AnyRecord | undefined, listing: Listing, t: Words): Groups => [
  record ? actItems(entry, t) : [],
  record ? shareItems(entry, record, t) : [],
  ...moreGroups(entry, record, listing, t),
];
