import type { ElectronApplication, Page } from '@playwright/test';
import type { Preferences } from '../../src-shared/bridge/bridge';
import type { Language } from '../../src-shared/languages';
import { settle } from './looks';

/**
 * Has the windows speak a language. Scenes are reached in English, and the preferences are not changed: their dialog would
 * take the scene's place. That the dialog leads to this language is for the tests of languages.
 */
export async function showLanguage(app: ElectronApplication, page: Page, language: Language): Promise<void> {
  const { preferences } = await page.evaluate(() => window.tantrix.preferences());
  const change: Preferences = { ...preferences, language };
  await app.evaluate(({ BrowserWindow }, told) => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.send('onPreferencesChanged', told);
  }, change);
  await page.locator(`html[lang=${language}]`).waitFor();
  await settle(page);
}

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings its functions along */
/** Texts of the page that are cut off, or run out of what holds them, and lists that they make too wide, by their classes. */
export const textsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Pixels that a letter may stand over. */
    const SLACK = 1.5;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    const boxOf = (text: Text): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    /** The elements round a text that cut off, or frame, what is in them; what can be scrolled shows it all the same. */
    const framesOf = (text: Text): Element[] => {
      const frames: Element[] = [];
      for (let element = text.parentElement; element; element = element.parentElement) {
        const { overflowX, display } = getComputedStyle(element);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (overflowX !== 'visible' || frames.length === 0) if (display !== 'inline') frames.push(element);
      }
      return frames;
    };
    /** Words for a screen reader alone are a pixel large; names and countries are the person's, and end in dots. */
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.clientWidth !== 1 &&
      element.closest('svg, .hidden-label, .rankings-name, .rankings-country') === null;
    const wide = [...document.querySelectorAll('.shelf-list, .puzzle-list, .tab-panel, .dialog')].filter(
      (element) => element.scrollWidth > element.clientWidth + SLACK,
    );
    const outside = texts.flatMap((text) => {
      const element = text.parentElement;
      if (!element || text.data.trim() === '' || !isSeen(element)) return [];
      const box = boxOf(text);
      const isOut = framesOf(text).some((frame) => {
        const { left, right } = frame.getBoundingClientRect();
        return box.left < left - SLACK || box.right > right + SLACK;
      });
      return isOut ? [`${element.className || element.tagName}: ${text.data}`] : [];
    });
    return [...outside, ...wide.map(({ className }) => `${className} is too wide`)];
  });
