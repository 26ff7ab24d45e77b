import type { Page } from '@playwright/test';

/** Hides the caret, which blinks. A style sheet that is made by code is none that the policy of the page refuses. */
export const hideCaret = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
