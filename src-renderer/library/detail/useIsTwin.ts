import { useEffect, useState } from 'react';
import { goesOn } from '../../../src-shared/library/course';
import type { Entry } from '../../../src-shared/library/entry';
import { hasFacts } from '../../../src-shared/library/facts';
import { type AnyRecord, gameKind } from '../../../src-shared/record';
import { reportErrors } from '../../stage/failures';
import { useLibrary } from '../library';
import { recordOf } from '../records';

/** Whether the same game is kept once more, and was played on differently there: neither is the beginning of the other. */
export function useIsTwin({ id, facts }: Entry, record: AnyRecord | null | undefined): boolean {
  const entries = useLibrary((library) => library.entries);
  const deal = facts.kind === 'game' ? facts.deal : undefined;
  const others = entries
    .filter((entry) => entry.id !== id && entry.facts.kind === 'game' && entry.facts.deal === deal)
    .map((entry) => entry.id)
    .join('\n');
  const [isTwin, setTwin] = useState(false);
  useEffect(() => {
    if (!record || !gameKind.is(record) || others === '') return undefined;
    let isGone = false;
    void reportErrors(async () => {
      const records = await Promise.all(others.split('\n').map(recordOf));
      const differs = records.some((each) => each && haveParted(each, record));
      if (!isGone) setTwin(differs);
    });
    return () => {
      isGone = true;
    };
  }, [record, others]);
  return isTwin && others !== '';
}

const haveParted = (a: AnyRecord, b: AnyRecord): boolean =>
  hasFacts(a) && hasFacts(b) && !goesOn(a, b) && !goesOn(b, a);
