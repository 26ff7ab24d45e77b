import type { Hex } from '../../src-shared/tantrix/hex';
import { type Camera, fitCamera, nextView, panned, revealing, type Size, type View, zoomed } from './camera';
import type { Point } from './geometry';

/** Milliseconds in which the view glides to another. */
const GLIDE_MS = 350;

/** What is to be seen. */
export interface Sight {
  /** Cells that are to be in view, with the spaces round them. */
  readonly cells: readonly Hex[];
  /** The game; another one is fitted afresh. */
  readonly subject: unknown;
  /** Whether the view glides; else it jumps. */
  readonly glides: boolean;
}

/** Milliseconds after which a view that is moved by hand is at rest, and drawn as sharp as can be. */
const REST_MS = 160;

const NOTHING: Sight = { cells: [], subject: undefined, glides: false };
const NOWHERE: Point = { x: 0, y: 0 };

/**
 * The camera of a drawing. It is set on a group of the drawing without drawing anything anew, so that zooming and panning
 * keep up with the hand. Points are in pixels from the top left corner of the drawing.
 */
export class BoardCamera {
  #view: View | undefined;
  #sight = NOTHING;
  #group: SVGGElement | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The camera as it stands, or will stand at the end of a glide. */
  get camera(): Camera {
    return this.#view?.camera ?? { scale: 1, x: 0, y: 0 };
  }

  /** Shows other things, or in another size; a group of no size is not shown yet. */
  look(group: SVGGElement | null, sight: Sight, size: Size): void {
    this.#group = group;
    this.#sight = sight;
    if (size.width === 0) return;
    const before = this.#view;
    this.#view = nextView(before, { ...sight, size });
    const isSameFrame = before?.subject === sight.subject && before?.size === size;
    if (this.#view.camera !== before?.camera) this.#show(isSameFrame ? before?.camera : undefined);
  }

  /** Zooms by a factor at a point, else at the middle. */
  zoom(factor: number, at?: Point): void {
    if (!this.#view) return;
    const { camera, size } = this.#view;
    const point = at ?? { x: size.width / 2, y: size.height / 2 };
    this.#change(panned(zoomed(camera, factor, point), NOWHERE, this.#sight.cells, size), { glides: !at });
  }

  pan(by: Point): void {
    if (this.#view) this.#change(panned(this.#view.camera, by, this.#sight.cells, this.#view.size));
  }

  /** Shows everything, and keeps doing so. */
  fit(): void {
    if (this.#view) this.#change(fitCamera(this.#sight.cells, this.#view.size), { isByHand: false, glides: true });
  }

  /** Moves just so far that a tile at a point of the table is in view. */
  reveal(point: Point): void {
    if (!this.#view) return;
    const { camera, size, isByHand } = this.#view;
    const next = revealing(camera, point, size);
    if (next.x !== camera.x || next.y !== camera.y) this.#change(next, { isByHand, glides: true });
  }

  #change(camera: Camera, { isByHand = true, glides = false } = {}): void {
    if (!this.#view) return;
    const before = this.#view.camera;
    this.#view = { ...this.#view, camera, isByHand };
    this.#show(glides ? before : undefined);
  }

  /** Sets the group's transform, gliding from where the camera was when that is given. */
  #show(from: Camera | undefined): void {
    if (!this.#group) return;
    for (const glide of this.#group.getAnimations()) glide.cancel();
    this.#keepDrawn(this.#group);
    this.#group.style.transform = transformOf(this.camera);
    if (!from || !this.#sight.glides) return;
    const way = [{ transform: transformOf(from) }, { transform: transformOf(this.camera) }];
    this.#group.animate(way, { duration: GLIDE_MS, easing: 'ease-out' });
  }

  /** As long as the view moves, what is drawn is moved as it is; drawing 56 tiles anew at every step takes too long. */
  #keepDrawn(group: SVGGElement): void {
    group.style.willChange = 'transform';
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (group.style.willChange = ''), REST_MS);
  }
}

const transformOf = ({ x, y, scale }: Camera): string => `translate(${x}px, ${y}px) scale(${scale})`;
