import type { Page } from '@playwright/test';

/** Hides the caret, which blinks. A style sheet that is made by code is none that the policy of the page refuses. */
export const hideCaret = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Lets no time pass for the clocks of the page, and draws the same by chance every time. To be called before a scene. */
export const holdStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    performance.now = () => 0;
    Math.random = () => 0.5;
    crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
      return array;
    };
  });
