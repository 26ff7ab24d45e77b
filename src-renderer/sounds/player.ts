import bagShake from '../../assets/sounds/bagShake.wav';
import gameStart from '../../assets/sounds/gameStart.wav';
import gobble from '../../assets/sounds/gobble.wav';
import puzzleSolve from '../../assets/sounds/puzzleSolve.wav';
import tilePlay from '../../assets/sounds/tilePlay.wav';
import type { Sound } from '../../src-shared/bridge/bridge';
import type { HeardSound } from './heard';

/** The files of the sounds. */
const FILES: Readonly<Record<Sound, string>> = { gameStart, bagShake, tilePlay, puzzleSolve, gobble };

let context: AudioContext | undefined;
const loaded = new Map<Sound, Promise<AudioBuffer>>();

/**
 * Plays a sound after so many seconds. Where there is no sound device nothing is heard; what else goes wrong is left in
 * the log, for no game should stop for a sound.
 */
export async function playSound({ sound, volume }: HeardSound, delay = 0): Promise<void> {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + delay;
    const source = new AudioBufferSourceNode(context, { buffer: await load(sound, context) });
    source.connect(new GainNode(context, { gain: loudness(volume) })).connect(context.destination);
    source.start(start);
  } catch (error) {
    console.warn(`the sound ${sound} cannot be played:`, error);
  }
}

/** An ear hears twice the volume where the sound is four times as strong. */
const loudness = (volume: number): number => volume ** 2;

function load(sound: Sound, by: AudioContext): Promise<AudioBuffer> {
  const buffer = loaded.get(sound) ?? read(FILES[sound], by);
  loaded.set(sound, buffer);
  // What failed once may work the next time.
  buffer.catch(() => loaded.delete(sound));
  return buffer;
}

async function read(url: string, by: AudioContext): Promise<AudioBuffer> {
  const file = await fetch(url);
  return by.decodeAudioData(await file.arrayBuffer());
}
