import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../stage/CommandButton';
import { focusTarget } from '../stage/focus-targets';
import { goTo, runReplay, step } from './history';
import { replayMs, usePreferences } from '../preferences/preferences';
import type { Replay } from './table';
import type { OpenGame } from './open-game';
import { helpOn } from '../stage/explained';

/** Steers the replay: back, on, by itself, or straight to any move. */
export function ReplayBar({ open, replay }: { open: OpenGame; replay: Replay }) {
  const { t } = useTranslation();
  const { at, isRunning } = replay;
  const last = open.record.game.placements.length;
  const moveMs = usePreferences(replayMs);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => step(1), moveMs);
    return () => clearInterval(timer);
  }, [isRunning, moveMs]);
  return (
    <section className="replay-bar" {...helpOn('place:replay-bar')} aria-label={t('replay.title')}>
      <CommandButton id="previousMove" look="icon" rank="replayStep" />
      <Button ref={focusTarget('replayRun')} className="button run-button" onPress={() => runReplay(!isRunning)}>
        {t(isRunning ? 'replay.pause' : 'replay.play')}
      </Button>
      <CommandButton id="nextMove" />
      <input
        type="range"
        className="slider move-slider"
        aria-label={t('replay.position')}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      <span className="move-count">
        {at} / {last}
      </span>
      <CommandButton id="playOn" />
      <CommandButton id="endReplay" look="primary" />
    </section>
  );
}
