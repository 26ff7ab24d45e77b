import {
  type Camera,
  fitCamera,
  type Frame,
  middleOf,
  nextView,
  panned,
  type Reach,
  revealing,
  type Subject,
  type View,
  zoomed,
} from './camera';
import type { Point } from './geometry';
import { handleStyleAt } from './handle-size';

/** Milliseconds in which the view glides to another. */
const GLIDE_MS = 350;

/** What a drawing is to show, and how that comes into view. */
export interface Scene extends Omit<Subject, 'frame'> {
  /** Whether the view glides; else it jumps. */
  readonly glides: boolean;
}

/** Milliseconds after which a view that moves is at rest, and drawn as sharp as can be. */
const REST_MS = 160;
/** A view that moves is drawn anew when it has come to be so many times as large or small as it was drawn. */
const COARSEST = 2;

/** `drawing` is what is drawn; `layer`, the element that it is drawn in, is moved in the window as it was drawn. */
export interface Stage {
  readonly layer: SVGSVGElement;
  readonly drawing: SVGGElement;
}

const NOTHING: Scene = { cells: [], subject: undefined, glides: false };
const NOWHERE: Point = { x: 0, y: 0 };
const UNMOVED: Camera = { scale: 1, x: 0, y: 0 };

/**
 * The camera of a drawing. While it moves, nothing is drawn anew: drawing 56 tiles at every step takes too long. What was
 * drawn is moved and scaled as a picture, and drawn sharp when it comes to rest. Chromium spares itself the drawing of a
 * whole element that was drawn at its own scale, but not of a group within; hence the two elements. Points are in pixels from the top left corner of the drawing.
 */
export class BoardCamera {
  #view: View | undefined;
  #scene = NOTHING;
  #stage: Stage | undefined;
  /** As `drawing` is drawn. */
  #drawn = UNMOVED;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #watchers = new Set<() => void>();

  /** The camera as it stands, or will stand at the end of a glide. */
  get camera(): Camera {
    return this.#view?.camera ?? UNMOVED;
  }

  /** Calls the listener whenever the camera stands elsewhere, at the beginning of a glide; gives the function that ends it. */
  watch(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => void this.#watchers.delete(listener);
  }

  /** Shows other things, or in another size; a drawing of no size is not shown yet. */
  look(stage: Stage | undefined, { glides, ...scene }: Scene, frame: Frame): void {
    this.#stage = stage;
    this.#scene = { ...scene, glides };
    if (frame.width === 0) return;
    const before = this.#view;
    this.#view = nextView(before, { ...scene, frame });
    const isSameFrame =
      before?.subject === scene.subject && before?.frame.width === frame.width && before?.frame.height === frame.height;
    if (this.#view.camera === before?.camera && isSameFrame) return;
    if (this.#view.camera !== before?.camera) this.#glide(isSameFrame ? before?.camera : undefined);
    this.#tell();
  }

  /** Zooms by a factor at a point, else at the middle. */
  zoom(factor: number, at?: Point): void {
    if (!this.#view) return;
    const { camera, frame } = this.#view;
    const point = at ?? middleOf(frame);
    this.#change(panned(zoomed(camera, factor, point), NOWHERE, this.#scene.cells, frame), { glides: !at });
  }

  pan(by: Point): void {
    if (this.#view) this.#change(panned(this.#view.camera, by, this.#scene.cells, this.#view.frame));
  }

  /** Shows everything, and keeps doing so. */
  fit(): void {
    if (!this.#view) return;
    this.#change(fitCamera(this.#scene, this.#view.frame), { isByHand: false, glides: true });
  }

  /** Moves just so far that what reaches so far round a point of the table, else a tile there, is in view. */
  reveal(point: Point, reach?: Reach): void {
    if (!this.#view) return;
    const { camera, frame, isByHand } = this.#view;
    const next = revealing(camera, point, frame, reach);
    if (next.x !== camera.x || next.y !== camera.y) this.#change(next, { isByHand, glides: true });
  }

  #change(camera: Camera, { isByHand = true, glides = false } = {}): void {
    if (!this.#view) return;
    const before = this.#view.camera;
    this.#view = { ...this.#view, camera, isByHand };
    if (glides) this.#glide(before);
    else this.#move();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#watchers) listener();
  }

  /** Goes to the camera, gliding from where it was when that is given. */
  #glide(from: Camera | undefined): void {
    if (!from || !this.#scene.glides) return this.#draw();
    this.#move(GLIDE_MS);
    const way = [from, this.camera].map((camera) => ({ transform: transformOf(seenFrom(this.#drawn, camera)) }));
    this.#stage?.layer.animate(way, { duration: GLIDE_MS, easing: 'ease-out' });
  }

  /** Moves what is drawn to where the camera is, for so many milliseconds. */
  #move(duration = 0): void {
    const by = seenFrom(this.#drawn, this.camera);
    if (by.scale > COARSEST || by.scale < 1 / COARSEST) return this.#draw();
    this.#place(by);
    this.#rest = setTimeout(() => this.#draw(), duration + REST_MS);
  }

  /** Draws for the camera as it stands. */
  #draw(): void {
    this.#drawn = this.camera;
    if (this.#stage) {
      const { style } = this.#stage.drawing;
      style.transform = transformOf(this.#drawn);
      for (const [name, value] of Object.entries(handleStyleAt(this.#drawn.scale)))
        style.setProperty(name, String(value));
    }
    this.#place(UNMOVED);
  }

  #place(by: Camera): void {
    clearTimeout(this.#rest);
    for (const glide of this.#stage?.layer.getAnimations() ?? []) glide.cancel();
    if (this.#stage) this.#stage.layer.style.transform = transformOf(by);
  }
}

/** How what was drawn for one camera is moved to be seen by another. */
const seenFrom = (drawn: Camera, { scale, x, y }: Camera): Camera => {
  const by = scale / drawn.scale;
  return { scale: by, x: x - by * drawn.x, y: y - by * drawn.y };
};

const transformOf = ({ x, y, scale }: Camera): string => `translate(${x}px, ${y}px) scale(${scale})`;
