import { electronRuntime } from '../electron/runtime';
import type { Command } from './steps';

/** Whether a window could be shown. Only Linux runs without a screen as a matter of course. */
export function hasScreen(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Chromium refuses to build its sandbox for root, and Electron then does not start at all. */
export const SANDBOX_SWITCHES: readonly string[] =
  process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Width, height and depth, as Xvfb takes them. */
const VIRTUAL_SCREEN = '1280x960x24';

/** The same command with a screen, if need be a virtual one, and told in its environment where Electron is, and whether it stands in for the official one. */
export async function withScreen(step: Command): Promise<Command> {
  const { dist, executable, source } = await electronRuntime();
  const standIn = source === 'fallback' ? { TANTRIX_STAND_IN: '1' } : {};
  const env = { ...step.env, ...standIn, ELECTRON_EXEC_PATH: executable, ELECTRON_OVERRIDE_DIST_PATH: dist };
  if (hasScreen()) return { ...step, env };
  const args = ['-a', '-s', `-screen 0 ${VIRTUAL_SCREEN}`, step.command, ...step.args];
  return { ...step, command: 'xvfb-run', args, env: { ...env, TANTRIX_VIRTUAL_SCREEN: VIRTUAL_SCREEN } };
}
