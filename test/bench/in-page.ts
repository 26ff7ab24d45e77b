import type { Page } from '@playwright/test';

/** What runs inside the page: what a hand does at every frame, and how long the frames take, in milliseconds. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

function part(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Round the middle of the board, at a step of a gesture. */
function roundBoard(step: number, radius: number): Spot {
  const { x, y } = middleOf(part('.board'));
  return { x: x + radius * Math.cos(step / 12), y: y + radius * Math.sin(step / 9) };
}

/** Does something at every frame; gives how long each took. */
async function frames(count: number, act: (step: number) => void): Promise<number[]> {
  const times: number[] = [];
  for (let warm = 0; warm < 5; warm++) await nextFrame();
  let last = await nextFrame();
  for (let step = 0; step < count; step++) {
    act(step);
    const now = await nextFrame();
    times.push(now - last);
    last = now;
  }
  return times;
}

function pointer(target: EventTarget, type: string, { x, y }: Spot): void {
  const buttons = type === 'pointerup' ? 0 : 1;
  const where = { clientX: x, clientY: y, button: 0, buttons };
  target.dispatchEvent(new PointerEvent(type, { pointerId: 1, ...where, bubbles: true, cancelable: true }));
}

/** A press, a move at every frame, and the release. */
async function drag(count: number, selector: string, radius: number): Promise<number[]> {
  const from = part(selector);
  pointer(from, 'pointerdown', middleOf(from));
  const times = await frames(count, (step) => pointer(window, 'pointermove', roundBoard(step, radius)));
  pointer(window, 'pointerup', roundBoard(count, radius));
  await nextFrame();
  return times;
}

/** Turns of the wheel in the middle of the board, half a second in and half a second out. */
function wheel(step: number): void {
  const { x, y } = middleOf(part('.board'));
  const deltaY = Math.floor(step / 30) % 2 === 0 ? -25 : 25;
  const where = { deltaY, clientX: x, clientY: y };
  part('.board').dispatchEvent(new WheelEvent('wheel', { ...where, bubbles: true, cancelable: true }));
}

/** From a click to the end of the frame that shows what it did. */
async function click(tile: Element): Promise<number> {
  const start = performance.now();
  tile.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return performance.now() - start;
}

async function clicks(count: number): Promise<number[]> {
  const tiles = [...document.querySelectorAll('.is-mover .hand-tile')];
  const times: number[] = [];
  for (let round = 0; round < count; round++) times.push(await click(tiles[round % tiles.length] ?? document.body));
  return times;
}

/** A hexagon with three lines, with nothing that makes a tile look like one. */
const plainTile = (at: number): string =>
  `<g transform="translate(${(at % 8) * 150} ${Math.floor(at / 8) * 174 + (at % 2) * 87})" fill="none" stroke-width="30">
    <path d="M-50 -87L50 -87L100 0L50 87L-50 87L-100 0Z" fill="#17171b"/><path d="M0 -87L0 87" stroke="#d8262c"/>
    <path d="M75 -43A50 50 0 0 0 75 43" stroke="#f6c61a"/><path d="M-75 -43A50 50 0 0 1 -75 43" stroke="#2a62c9"/></g>`;

/** The yardstick: as many plain tiles in place of the board, and one to be dragged. */
function plainStage(): { readonly stage: Element; readonly group: Element; readonly follower: HTMLElement } {
  const { width, height } = part('.board').getBoundingClientRect();
  const stage = document.createElement('div');
  Object.assign(stage.style, { position: 'fixed', inset: '0', background: '#e6e1d6', zIndex: '99' });
  const tiles = Array.from({ length: 56 }, (_, at) => plainTile(at)).join('');
  stage.innerHTML = `<svg width="${width}" height="${height}"><g>${tiles}</g></svg>
    <div><svg width="100" height="100" viewBox="-100 -100 200 200">${plainTile(0)}</svg></div>`;
  document.body.append(stage);
  const [group, follower] = [stage.querySelector('g'), stage.querySelector('div')];
  if (!group || !follower) throw new Error('no yardstick');
  follower.style.position = 'absolute';
  return { stage, group, follower };
}

/** Drags the tile that is tried out, over a picture in place of the table's colour. */
async function dragOverPicture(count: number): Promise<number[]> {
  const { dataset } = document.documentElement;
  const before = dataset.bitmap ?? '';
  dataset.bitmap = 'wood';
  const times = await drag(count, '.loose-tile', 150);
  dataset.bitmap = before;
  return times;
}

async function plainTimes(
  count: number,
): Promise<Record<'dragging' | 'overPicture' | 'zooming' | 'panning', number[]>> {
  const { stage, group, follower } = plainStage();
  const show = (x: number, y: number, scale: number) =>
    group.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  show(120, 100, 0.4);
  const dragging = await frames(count, (step) => {
    const { x, y } = roundBoard(step, 150);
    follower.style.transform = `translate(${x}px, ${y}px)`;
  });
  const zooming = await frames(count, (step) => show(120, 100, 0.4 + 0.2 * Math.sin(step / 15)));
  const panning = await frames(count, (step) =>
    show(120 + 120 * Math.cos(step / 12), 100 + 120 * Math.sin(step / 9), 0.4),
  );
  stage.remove();
  return { dragging, overPicture: dragging, zooming, panning };
}

/** Measures the open game; `count` frames of each gesture. */
export async function measure(count: number) {
  const dragging = await drag(count, '.is-mover .hand-tile', 150);
  const overPicture = await dragOverPicture(count);
  const zooming = await frames(count, wheel);
  const panning = await drag(count, '.laid-tile', 120);
  return {
    window: { dragging, overPicture, zooming, panning },
    clicks: await clicks(40),
    plain: await plainTimes(count),
  };
}

/** Measures frames while nobody does anything. */
export const idle = (count: number): Promise<number[]> => frames(count, () => {});

const tilesShown = (): number => document.querySelectorAll('.laid-tile').length;

/** Has the slider of the open replay lead to a move. */
function slideTo(move: number): void {
  const slider = part('.move-slider');
  // As a person's hand does it: React overwrites what is set in the usual way.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(move));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Shows the open replay again from its first move to its last, a move at every frame; milliseconds for all. */
export async function replay(moves: number): Promise<number> {
  slideTo(0);
  await nextFrame();
  const start = performance.now();
  for (let move = 1; move <= moves; move++) {
    slideTo(move);
    await nextFrame();
  }
  await nextFrame();
  const milliseconds = performance.now() - start;
  if (tilesShown() !== moves) throw new Error('the replay did not come to its end');
  return milliseconds;
}

/** The yardstick of `replay`: as many plain tiles, one more at every frame. */
export async function plainReplay(tiles: number): Promise<number> {
  const { stage, group } = plainStage();
  group.replaceChildren();
  group.setAttribute('transform', 'translate(120 100) scale(0.4)');
  await nextFrame();
  const start = performance.now();
  for (let at = 0; at < tiles; at++) {
    group.insertAdjacentHTML('beforeend', plainTile(at));
    await nextFrame();
  }
  await nextFrame();
  const milliseconds = performance.now() - start;
  stage.remove();
  return milliseconds;
}

/** The parts of what runs in the page, to be put into it by `teach`. */
const PARTS: Readonly<Record<string, (...given: never[]) => unknown>> = {
  nextFrame,
  part,
  middleOf,
  roundBoard,
  frames,
  pointer,
  drag,
  dragOverPicture,
  wheel,
  click,
  clicks,
  plainTile,
  plainStage,
  plainTimes,
  tilesShown,
  slideTo,
};

/** Puts the parts into a page, which knows nothing of modules, nor of the compiler's helper for names. */
export const teach = (page: Page): Promise<void> => {
  const parts = Object.entries(PARTS).map(([name, run]) => `globalThis.${name} = ${String(run)};`);
  return page.evaluate(`globalThis.__name = (value) => value; ${parts.join('')}`);
};
