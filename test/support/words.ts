import { getI18n } from 'react-i18next';
import { loadWords, type Words } from '../../src-renderer/words/words';

await loadWords();

/** The program's own words. */
export const t: Words = getI18n().t;
