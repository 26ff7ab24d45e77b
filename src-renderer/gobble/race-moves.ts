import { openSpaces } from '../../src-shared/gobble/race';
import type { RaceHand } from '../../src-shared/sessions/race';
import { type Hex, type Rotation, sameHex, type TileNumber, turnRotation } from '../../src-shared/tantrix';
import { centreOf } from '../board/geometry';
import { timeOf } from './clock';
import { isOn } from './countdown';
import { raceNow, sendToRace } from './race-table';
import { type Device, seatWith } from './seats';

/** What people do in the race that is shown. While it stands, nothing. */

/** A race that runs, with whoever holds the device now, and what is in that hand. */
function acting(device: Device) {
  const open = raceNow();
  if (!open || !isOn(open.record.race)) return undefined;
  const { record, session } = open;
  const at = timeOf(record);
  const seat = seatWith(device, record, at);
  const tiles = seat === undefined ? [] : (record.race.hands[seat] ?? []);
  return seat === undefined ? undefined : { race: record.race, at, seat, tiles, hand: session.handOf(seat) };
}

const show = (by: number, hand: RaceHand): void => sendToRace({ kind: 'hand', by, hand });

/** Takes a tile of the hand; what was held before goes back to it. */
export function takeTile(device: Device, tile: TileNumber): void {
  const now = acting(device);
  if (!now?.tiles.includes(tile)) return;
  const over = now.hand.held?.over;
  show(now.seat, { ...now.hand, held: { by: now.seat, tile, ...(over ? { over } : {}) } });
}

/** Takes the next tile of the hand, or with -1 the one before. */
export function takeNext(device: Device, step: 1 | -1): void {
  const now = acting(device);
  if (!now || now.tiles.length === 0) return;
  const from = now.hand.held ? now.tiles.indexOf(now.hand.held.tile) : step > 0 ? -1 : 0;
  const tile = now.tiles.at((from + step) % now.tiles.length);
  if (tile !== undefined) takeTile(device, tile);
}

/** Turns the tile that is held; gives what turns it back. */
export function turnHeld(device: Device, sixths: number): () => void {
  const now = acting(device);
  const held = now?.hand.held;
  if (!now || !held) return () => undefined;
  const rotation = turnRotation(now.hand.turned[held.tile] ?? 0, sixths);
  show(now.seat, { ...now.hand, turned: { ...now.hand.turned, [held.tile]: rotation } });
  return () => void turnHeld(device, -sixths);
}

/** Holds the tile over the next space, going round the tantrix with the clock, or with -1 against it. */
export function holdNext(device: Device, step: 1 | -1): void {
  const now = acting(device);
  const tile = now?.hand.held?.tile ?? now?.tiles[0];
  if (!now || tile === undefined) return;
  const spaces = openSpaces(now.race)
    .map(({ hex }) => hex)
    .toSorted((a, b) => angleOf(a) - angleOf(b));
  const over = now.hand.held?.over;
  const from = over ? spaces.findIndex((hex) => sameHex(hex, over)) : step > 0 ? -1 : 0;
  const next = spaces.at((from + step) % spaces.length);
  if (next) show(now.seat, { ...now.hand, held: { by: now.seat, tile, over: next } });
}

function angleOf(hex: Hex): number {
  const { x, y } = centreOf(hex);
  return Math.atan2(y, x);
}

/** Lets the tile go. */
export function letGoOf(device: Device): void {
  const now = acting(device);
  if (now?.hand.held) show(now.seat, { ...now.hand, held: undefined });
}

/** Lays the tile that is held. */
export function layHeld(device: Device, over?: Hex, rotation?: Rotation): void {
  const now = acting(device);
  const held = now?.hand.held;
  const hex = over ?? held?.over;
  if (!now || !held || !hex) return;
  const { tile } = held;
  const move = { kind: 'lay', at: now.at, tile, ...hex, rotation: rotation ?? now.hand.turned[tile] ?? 0 } as const;
  sendToRace({ kind: 'move', made: { by: now.seat, move } });
}

/** Throws the tile that is held to somebody else, who has it then. */
export function throwTo(device: Device, to: number): void {
  const now = acting(device);
  const held = now?.hand.held;
  if (!now || !held || !now.race.owing.includes(now.seat)) return;
  sendToRace({ kind: 'move', made: { by: now.seat, move: { kind: 'throw', at: now.at, tile: held.tile, to } } });
}

/** Whether a tile is held. */
export const holdsTile = (device: Device): boolean => acting(device)?.hand.held !== undefined;

/** Whether a tile is held over a space. */
export const holdsOver = (device: Device): boolean => acting(device)?.hand.held?.over !== undefined;
