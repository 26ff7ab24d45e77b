import type { RecordKind } from '../../src-shared/record';
import type { Message } from '../../src-shared/sessions/messages';
import type { Log, Rules } from '../../src-shared/sessions/rules';
import { Session } from '../../src-shared/sessions/session';
import { isTold, type Terms } from '../../src-shared/sessions/terms';
import type { Act, OpenDocument, Origin, TableKind } from './kind';
import { declareTables, type TablesOf, type TableState } from './tables';

/** A table of which nothing is known but the session on it, and its file. */
export interface SessionTable<R extends object, Move, Hand> extends TableState {
  readonly open?: OpenDocument<R> & { readonly session: Session<R, Move, Hand, object> };
}

/** What a kind of table begins with that adds nothing to its sessions. */
interface SessionTables<R extends object, Move, Hand> {
  /** In a component: the shown table, if it is of this kind. */
  readonly use: () => SessionTable<R, Move, Hand>;
  /** Says something to the session of the shown table, if it is of this kind. */
  readonly send: (message: Message<R, Move, Hand>) => void;
  readonly kind: Pick<TableKind<SessionTable<R, Move, Hand>, R>, 'open' | 'documentOf' | 'withFile' | 'acts'> & {
    readonly tables: TablesOf<SessionTable<R, Move, Hand>>;
  };
}

/** Declares tables on which records of a kind are played by these rules, on these terms. */
export function sessionTables<R extends object, Move, Hand>(
  of: RecordKind<R>,
  play: {
    readonly rules: Rules<R, Move, Hand>;
    readonly terms: Terms<R, object>;
    /** What led to a record, by steps that the journal kept; left out where the record tells that. */
    readonly ledTo?: (record: R, origin: Origin) => Log<R, Move> | undefined;
  },
): SessionTables<R, Move, Hand> {
  type State = SessionTable<R, Move, Hand>;
  const tables = declareTables<State>(of, { orientation: 0 });
  const send = (message: Message<R, Move, Hand>): void =>
    tables.change(({ open }) => {
      const session = open?.session.after(message);
      if (!session) return {};
      const { seen: record, objection } = session;
      return { open: { ...open, session, record }, refusal: objection && isTold(objection) ? objection : undefined };
    });
  const act = (kind: 'undo' | 'redo'): Act<State> => ({
    isEnabled: ({ open }) => open?.session.may(kind) ?? false,
    run: () => send({ kind }),
  });
  return {
    use: () => tables.use(),
    send,
    kind: {
      tables,
      open(record, origin) {
        const { file, isSaved, undone = 0 } = origin;
        const session = Session.begun(play, record, play.ledTo?.(record, origin)).takenBack(undone);
        const saved = isSaved ? session.seen : undefined;
        tables.lay(play.terms, () => ({ open: { record: session.seen, session, file, saved }, orientation: 0 }));
      },
      documentOf: ({ open }) => open,
      withFile: (state, saved, file) => (state.open ? { ...state, open: { ...state.open, saved, file } } : state),
      acts: { undo: act('undo'), redo: act('redo') },
    },
  };
}
