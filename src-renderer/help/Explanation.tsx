import { briefs } from 'virtual:help-briefs';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ofSubject } from '../../src-shared/help/topics';
import { commandIds } from '../stage/commands';
import { CloseButton } from '../stage/CloseButton';
import { showHelp } from '../stage/show';
import type { Words } from '../words/words';
import { type Asked, dismiss, forget } from './whats-this-mode';
import { PLACES } from '../stage/subjects';

/** What is said of a thing, beside it. */
export function Explanation({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { title, words, isOfManual } = explanation(asked, t);
  useLayoutEffect(() => {
    const place = () => ref.current && putBeside(ref.current, asked.box);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [asked]);
  useLeaving(ref);
  const readOn = () => {
    dismiss();
    void showHelp(asked.subject ?? '');
  };
  return (
    <div ref={ref} className="whats-this" role="dialog" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {words && <p {...(isOfManual && { lang: 'en' })}>{words}</p>}
      <Button className="whats-this-more" autoFocus onPress={readOn}>
        {t(asked.subject === undefined ? 'whatsThis.open' : 'whatsThis.more')}
      </Button>
      <CloseButton onPress={dismiss} />
    </div>
  );
}

/** Commands have the manual's words, tiles and spaces their own name, and parts of the window words of their own. */
function explanation({ subject, label }: Asked, t: Words): { title: string; words: string; isOfManual: boolean } {
  if (subject === undefined) {
    return { title: t('whatsThis.nothing.title'), words: t('whatsThis.nothing.words'), isOfManual: false };
  }
  const place = PLACES.find((each) => subject === `place:${each}`);
  const isNamed = place === 'tile' || place === 'space' || place === 'hand';
  if (place) {
    return {
      title: (isNamed && label) || t(`whatsThis.place.${place}.title`),
      words: t(`whatsThis.place.${place}.words`),
      isOfManual: false,
    };
  }
  const command = commandIds().find((id) => subject === `command:${id}`);
  const brief = ofSubject(briefs, subject);
  return {
    title: command ? t(`command.${command}`) : (brief?.title ?? ''),
    words: brief?.words ?? '',
    isOfManual: true,
  };
}

/** Pixels between the explanation, what it explains, and the edge of the window. */
const GAP = 8;

/** Puts the explanation below what it explains, or above it where there is no room. */
function putBeside(element: HTMLElement, box: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = box.bottom + GAP;
  const top = below + height + GAP <= innerHeight ? below : box.top - GAP - height;
  element.style.left = `${within(box.left + box.width / 2 - width / 2, innerWidth - width)}px`;
  element.style.top = `${within(top, innerHeight - height)}px`;
}

const within = (value: number, room: number): number => Math.max(GAP, Math.min(value, room - GAP));

/** Esc or a press elsewhere takes the explanation away. */
function useLeaving(ref: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    const isInside = (target: EventTarget | null) => target instanceof Node && ref.current?.contains(target);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      dismiss();
    };
    const onElsewhere = ({ target }: Event) => {
      if (!isInside(target)) forget();
    };
    window.addEventListener('keydown', onKey, options);
    window.addEventListener('pointerdown', onElsewhere, options);
    return () => controller.abort();
  }, [ref]);
}
