import type { Ref } from 'react';
import { plainTerms } from '../../../src-shared/sessions/terms';
import { type Hex, neighbor, ORIGIN } from '../../../src-shared/tantrix';
import type { TableKind } from '../../../src-renderer/stage/kind';
import { PaperBoard } from '../../../src-renderer/stage/paper/PaperBoard';
import { type SessionTable, sessionTables } from '../../../src-renderer/stage/session-tables';
import { type Plate, plateKind, plateRules } from './plate';

const { use, send, kind } = sessionTables(plateKind, { rules: plateRules, terms: plainTerms });

const CELLS = [ORIGIN, ...[0, 1, 2, 3, 4, 5].map((side) => neighbor(ORIGIN, side))];

const PlateBoard = ({ people, laid }: Plate) => (
  <>
    <h2>{people.join(' and ')}</h2>
    <PaperBoard tiles={laid.map(({ move }, at) => ({ ...move, tile: at + 1, rotation: 0 }))} cells={CELLS} />
  </>
);

const lay = (by: number, over: Hex) => () => send({ kind: 'gesture', by, gesture: { kind: 'lay', at: { over } } });

function PlateView({ ref }: { ref: Ref<HTMLElement> }) {
  const { open } = use();
  return (
    <main ref={ref}>
      {open && <PlateBoard {...open.record} />}
      {open?.record.people.flatMap((name, by) =>
        CELLS.map((over, at) => <button onClick={lay(by, over)} key={`${by} ${at}`}>{`${name}: ${at + 1}`}</button>),
      )}
    </main>
  );
}

export const plateTableKind: TableKind<SessionTable<Plate, Hex, object>, Plate> = {
  ...kind,
  View: PlateView,
  subjectOf: ({ people }) => people,
  what: 'game',
  countOf: ({ laid }) => laid.length,
  pages: (record) => [<PlateBoard key="plate" {...record} />],
};
