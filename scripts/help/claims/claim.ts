import type { ClaimWords } from '../../../src-shared/help/figures/claim-words';
import type { Truth } from './said';

/** What is true, by the words of a claim after its name. Throws ClaimError for words that it has no use for. */
export type Claim = (words: ClaimWords) => Truth;
export type Claims = Readonly<Record<string, Claim>>;
