import type { Page } from '@playwright/test';

/** Has the page play by clicks and keys as fast as it draws; it says how many tiles lie. Asked to, it saves every other move. */
export const playForEver = (page: Page, saves: boolean): Promise<void> =>
  page.evaluate((isSaving) => {
    const body = document.body;
    const key = (init: KeyboardEventInit) =>
      body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    const drawn = () => new Promise((resolve) => body.ownerDocument.defaultView?.setTimeout(resolve, 25));
    const turn = async () => {
      document.querySelector<HTMLElement>('.is-mover .hand-tile:not(.tile-idle)')?.click();
      await drawn();
      document.querySelector('.space-playable')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await drawn();
      key({ key: 'Enter' });
      await drawn();
      const moves = document.querySelectorAll('.laid-tile').length;
      await window.say(`shown ${moves}`);
      if (isSaving && moves % 2 === 0) key({ key: 's', code: 'KeyS', ctrlKey: true });
    };
    const goOn = async () => {
      while (document.querySelector('.is-mover') && !document.querySelector('[role=dialog]')) await turn();
    };
    void goOn();
  }, saves);
