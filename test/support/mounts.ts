import { execFileSync } from 'node:child_process';

/** Disks of their own, which only root may mount, and not on every machine. */

export function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** Mounts a disk in the memory at a folder that is there. */
export const mount = (folder: string, options: string): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);

export const remount = (folder: string, options: string): void =>
  void execFileSync('mount', ['-o', `remount,${options}`, folder]);

export const unmount = (folder: string): void => void execFileSync('umount', ['--lazy', folder]);
