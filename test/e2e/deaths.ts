import type { Reporter } from '@playwright/test/reporter';
import { DEATH } from './stand-in';

/** Says at the end of a run how often the Electron that stands in died at its start. */
export default class Deaths implements Reporter {
  #count = 0;

  onStdErr(chunk: string | Buffer): void {
    this.#count += String(chunk).split(DEATH).length - 1;
  }

  onEnd(): void {
    if (this.#count > 0) console.log(`\n  ${this.#count} times ${DEATH}`);
  }
}
