import { answers, call, message, nothing } from './call';

/** The window of the game over the whole screen. */
export const FULL_SCREEN_CALLS = {
  /** Takes the whole screen, or gives it back. */
  toggleFullScreen: call(nothing, answers<void>()),
  /** Whether the window takes the whole screen now. */
  isFullScreen: call(nothing, answers<boolean>()),
};

export const FULL_SCREEN_EVENTS = {
  /** Whether the window takes the whole screen, each time that changes, whoever changed it. */
  onFullScreen: message<boolean>(),
};
