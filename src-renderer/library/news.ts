import type { EntryId, FileProblem, ImportGamesReply } from '../../src-shared/bridge/bridge';
import { makeStore } from '../ui/store';

/** What the status bar says of what was done last with the games. */

export type News =
  | { readonly kind: 'deleted' | 'broughtBack' | 'exported'; readonly count: number }
  | {
      readonly kind: 'notDeleted' | 'notBroughtBack' | 'notExported' | 'notForgotten' | 'notMoved';
      readonly problem: FileProblem;
    }
  | { readonly kind: 'imported'; readonly reply: Extract<ImportGamesReply, { kind: 'imported' }> }
  | { readonly kind: 'unreadable' | 'notNoted' | 'forgot' | 'dropped' }
  /** A file of another program lies where stars and notes would stand. */
  | { readonly kind: 'noteForeign'; readonly file: string }
  | { readonly kind: 'statisticsSaved'; readonly name: string }
  | { readonly kind: 'moved' | 'openFolderFailed'; readonly folder: string };

interface Told {
  readonly news?: News | undefined;
  /** What was deleted and can be brought back, what was deleted last in the end. */
  readonly deleted: readonly (readonly EntryId[])[];
}

const { reading, set } = makeStore<Told>({ deleted: [] });

export const { use: useTold, get: toldNow } = reading;

export const tell = (news: News | undefined): void => set({ news });

export const noteDeleted = (ids: readonly EntryId[]): void => set(({ deleted }) => ({ deleted: [...deleted, ids] }));

/** What was deleted last; from then on it is no more what was deleted last. */
export function takeDeleted(): readonly EntryId[] | undefined {
  const { deleted } = reading.get();
  set({ deleted: deleted.slice(0, -1) });
  return deleted.at(-1);
}

export const forgetDeleted = (): void => set({ deleted: [] });
