import { type Identity, markOf } from '../../src-shared/rankings';
import type { Words } from '../words/words';

/** What tells a player from others of the same name: address, country, and a mark of the key; empty where nothing does. */
export const tellingWords = ({ email, country, key }: Identity, t: Words): string =>
  [email, country, key === undefined ? '' : t('rankings.key', { mark: markOf(key) })].filter(Boolean).join(', ');
