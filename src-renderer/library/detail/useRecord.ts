import { useEffect, useState } from 'react';
import type { Entry } from '../../../src-shared/library/entry';
import type { AnyRecord } from '../../../src-shared/record';
import { reportErrors } from '../../stage/failures';
import { recordOf } from '../records';

/** Milliseconds that a game is chosen before its file is read: who holds an arrow key down goes by many. */
const REST_MS = 80;

/** The record of a game, once it is read; null where it cannot be, undefined before that is known. */
export function useRecord({ id, at, facts }: Entry): AnyRecord | null | undefined {
  const state = `${at} ${facts.moves}`;
  const [read, setRead] = useState<{ readonly of: string; readonly record: AnyRecord | null }>();
  const of = `${id}\n${state}`;
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(
      () =>
        void reportErrors(async () => {
          const record = (await recordOf(id)) ?? null;
          if (!isGone) setRead({ of, record });
        }),
      REST_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, of]);
  return read?.of === of ? read.record : undefined;
}
