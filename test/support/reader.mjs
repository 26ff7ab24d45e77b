// The reader's thread out of its sources, for tests that run before anything is built.
import { register } from 'tsx/esm/api';

register();
await import('../../src-main/reading/reader.ts');
