import { type Sound, SOUNDS } from '../../src-shared/bridge/preferences';
import { type Chance, chanceFrom } from '../lib/chance';
import { bandNoise, between, mixInto, shaped, silence, struck } from './synthesis';
import { wavOf } from './wav';

/** How the modes of a thick hexagon of hard resin stand to the lowest of them. */
const TILE_MODES = [1, 1.62, 2.37, 3.55];
/** Of the wood of a table, in hertz. */
const TABLE_MODES = [174, 263, 411];

/** A tile against something hard: a crack of noise, and the body that rings for a few milliseconds. */
function click(pitch: number, chance: Chance): Float64Array {
  const whole = silence(0.07);
  const modes = TILE_MODES.map((ratio) => ({
    pitch: pitch * ratio * between(0.97, 1.03, chance),
    loudness: between(0.5, 1, chance) / ratio,
    decay: between(0.006, 0.013, chance) / Math.sqrt(ratio),
  }));
  mixInto(whole, struck(modes, 0.07), 0, 0.5);
  const crack = shaped(bandNoise(5200, 0.7, 0.006, chance), (time) => Math.exp(-time / 0.0012));
  mixInto(whole, crack, 0, 1.1);
  return whole;
}

/** The table that answers to a tile. */
const knock = (): Float64Array =>
  struck(
    TABLE_MODES.map((pitch, at) => ({ pitch, loudness: 0.7 ** at, decay: 0.028 * 0.8 ** at })),
    0.16,
  );

/** One tile laid on the table; it rocks once more on its edge. */
function tilePlay(): Float64Array {
  const chance = chanceFrom(8);
  const whole = silence(0.26);
  mixInto(whole, click(1750, chance), 0.004, 1);
  mixInto(whole, knock(), 0.004, 0.75);
  mixInto(whole, click(2050, chance), 0.052, 0.34);
  mixInto(whole, knock(), 0.052, 0.2);
  mixInto(whole, click(2300, chance), 0.081, 0.1);
  return whole;
}

/** Fifty-six tiles tipped from the bag: a rush that thins out, on the table and on each other. */
function gameStart(): Float64Array {
  const chance = chanceFrom(56);
  const whole = silence(1.3);
  for (let hit = 0; hit < 130; hit++) {
    const time = 1.1 * chance() ** 1.9;
    const loudness = between(0.15, 0.75, chance) * (1 - 0.6 * time);
    mixInto(whole, click(between(1500, 3400, chance), chance), time, loudness);
    if (chance() < 0.35) mixInto(whole, knock(), time, 0.7 * loudness);
  }
  const slide = shaped(
    bandNoise(2600, 0.6, 1, chance),
    (time) => 0.18 * Math.min(1, time / 0.05) * Math.exp(-time / 0.3),
  );
  mixInto(whole, slide, 0, 1);
  return whole;
}

/** Three shakes of a cloth bag: the cloth rustles, and the tiles in it click dully. */
function bagShake(): Float64Array {
  const chance = chanceFrom(31);
  const whole = silence(0.95);
  for (const start of [0.02, 0.3, 0.56]) {
    const swell = (time: number) => Math.sin(Math.PI * Math.min(1, time / 0.24)) ** 1.5 * between(0.55, 1, chance);
    mixInto(whole, shaped(bandNoise(3400, 0.8, 0.24, chance), swell), start, 0.5);
    mixInto(whole, shaped(bandNoise(900, 0.9, 0.24, chance), swell), start, 0.55);
    for (let hit = 0; hit < 16; hit++) {
      mixInto(
        whole,
        dull(click(between(900, 1700, chance), chance)),
        start + between(0.05, 0.3, chance),
        between(0.2, 0.6, chance),
      );
    }
  }
  return whole;
}

/** As through cloth: each sample drags the next along. */
function dull(sound: Float64Array): Float64Array {
  let level = 0;
  return sound.map((value) => {
    level += 0.22 * (value - level);
    return level;
  });
}

/** How the modes of a wooden bar stand to the lowest of them, tuned as in a marimba. */
const BAR_MODES = [1, 4, 9.2];
/** Three notes upwards, the last an octave above the first: C, G and C, in hertz. */
const NOTES = [523, 784, 1047];

/** Three wooden bars, struck one after another. */
function puzzleSolve(): Float64Array {
  const whole = silence(1.1);
  for (const [at, note] of NOTES.entries()) {
    const modes = BAR_MODES.map((ratio, mode) => ({
      pitch: note * ratio,
      loudness: 0.22 ** mode,
      decay: 0.2 / Math.sqrt(ratio),
    }));
    mixInto(whole, softened(struck(modes, 0.78)), 0.16 * at, 1);
  }
  return whole;
}

/** A big gulp: a note that falls, shaking, and a tile that goes down with it. */
function gobble(): Float64Array {
  const whole = silence(0.7);
  for (const [at, note] of [392, 330, 262, 196].entries()) {
    const modes = BAR_MODES.map((ratio, mode) => ({ pitch: note * ratio, loudness: 0.18 ** mode, decay: 0.09 }));
    mixInto(whole, softened(struck(modes, 0.78)), 0.09 * at, 0.9);
  }
  mixInto(whole, tilePlay(), 0.4, 0.8);
  return whole;
}

/** A mallet of felt: the note comes up, and is silent at its end. */
const softened = (note: Float64Array): Float64Array =>
  shaped(note, (time) => Math.min(1, time / 0.006) * Math.min(1, (0.78 - time) / 0.1));

const MAKERS: Readonly<Record<Sound, () => Float64Array>> = { gameStart, bagShake, tilePlay, puzzleSolve, gobble };

/** The whole of the WAV file of a sound, the same every time. */
export const soundFile = (sound: Sound): Uint8Array => wavOf(MAKERS[sound]());

/** The names of the sounds and of their files. */
export const SOUND_FILES = SOUNDS.map((sound) => ({ sound, name: `${sound}.wav` }));
