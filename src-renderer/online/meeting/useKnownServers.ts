import { useEffect, useState } from 'react';
import type { KnownServer } from '../../../src-shared/bridge/bridge';
import { reportErrors } from '../../stage/failures';

/**
 * The servers that were met before, the last one first; none before main has told.
 *
 * @param met what is known of the one that answers: they are asked for anew when it changes
 */
export function useKnownServers(met?: string): readonly KnownServer[] {
  const [servers, setServers] = useState<readonly KnownServer[]>([]);
  const read = () => void reportErrors(async () => setServers(await window.tantrix.knownServers()));
  useEffect(read, [met]);
  return servers;
}
