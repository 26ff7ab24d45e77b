import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { ignoreElsewhere } from '../../stage/own-keys';
import { clockNow, pauseRace, runRace } from '../clock';
import { holdNext, takeNext, throwTo } from '../race-moves';
import { raceNow } from '../race-table';

/** Left and right take a tile, up and down hold it over a space, digits throw to a seat, P makes a pause. */
export function useRaceKeys(): void {
  useEffect(() => {
    const does = (act: () => void) => (event: KeyboardEvent) => {
      if (!raceNow()) return;
      event.preventDefault();
      act();
    };
    const seats = [1, 2, 3, 4, 5, 6].map((digit) => [`${digit}`, does(() => throwTo('keys', digit - 1))] as const);
    return tinykeys(
      window,
      {
        ArrowRight: does(() => takeNext('keys', 1)),
        ArrowLeft: does(() => takeNext('keys', -1)),
        ArrowDown: does(() => holdNext('keys', 1)),
        ArrowUp: does(() => holdNext('keys', -1)),
        p: does(() => (clockNow().isRunning ? pauseRace() : runRace())),
        ...Object.fromEntries(seats),
      },
      { ignore: ignoreElsewhere },
    );
  }, []);
}
