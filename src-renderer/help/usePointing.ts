import { useEffect } from 'react';
import { opensMenu } from '../stage/roles';
import { askAbout, stopAsking } from './whats-this-mode';

/** All that a press of the mouse or a finger brings about: none of it is to reach what is only asked about. */
const PRESSES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'touchstart',
  'touchend',
] as const;

/** While the pointer asks: what is pressed is explained instead of pressed; Esc ends it. */
export function usePointing(isAsking: boolean): void {
  useEffect(() => (isAsking ? listen() : undefined), [isAsking]);
}

function listen(): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  const { dataset } = document.documentElement;
  let isOpener = false;
  const onPress = (event: Event) => {
    const target = targetOf(event);
    // Menus open as always, so that one can ask about what they hold.
    if (event.type === 'pointerdown') isOpener = opensMenu(target);
    if (isOpener) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'pointerdown' && target) askAbout(target, pointOf(event));
    // The click comes after it in the same breath, and is to be swallowed, too.
    if (event.type === 'pointerup') setTimeout(stopAsking);
  };
  for (const press of PRESSES) window.addEventListener(press, onPress, options);
  window.addEventListener('keydown', leaveByEscape, options);
  dataset.asks = 'yes';
  return () => {
    controller.abort();
    delete dataset.asks;
  };
}

const pointOf = (event: Event): DOMRect | undefined =>
  event instanceof MouseEvent ? new DOMRect(event.clientX, event.clientY) : undefined;

function leaveByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  stopAsking();
}

/** What was pressed. Disabled controls hear of no press: the style sheet lets it through to what they lie in. */
function targetOf(event: Event): Element | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (!(event instanceof MouseEvent)) return target;
  const { clientX: x, clientY: y } = event;
  const isUnder = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  return [...target.querySelectorAll(':disabled')].find(isUnder) ?? target;
}
