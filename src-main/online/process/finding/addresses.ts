import { networkInterfaces } from 'node:os';

const LOOPBACK = '127.0.0.1';
/** As many as a message may tell. */
const MOST = 4;

/**
 * The addresses at which others reach this computer, those of IPv4 first.
 *
 * @param isLoopback whether only this computer itself is to reach it
 */
export function ownAddresses(isLoopback: boolean): readonly string[] {
  if (isLoopback) return [LOOPBACK];
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  // An address of one link alone says nothing without the name of the interface.
  const told = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'));
  const [v4, v6] = ['IPv4', 'IPv6'].map((family) => told.filter((each) => each.family === family));
  return [...(v4 ?? []), ...(v6 ?? [])].slice(0, MOST).map(({ address }) => address);
}

/** The addresses of the interfaces at which tables are announced. */
export const announcedAt = (isLoopback: boolean): readonly string[] =>
  ownAddresses(isLoopback).filter((address) => !address.includes(':'));
