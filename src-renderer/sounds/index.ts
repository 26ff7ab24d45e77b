/** What the window is given of sounds. */

export { startSounds } from './sounds';
export { SoundsTab } from './SoundsTab';
