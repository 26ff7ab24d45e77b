import { useEffect, useRef } from 'react';

/**
 * The form in which a try that fails brings the focus to the first field with which something is wrong.
 *
 * @param causes what says that a try has failed: the focus moves when one of them changes
 */
export function useFirstWrong(...causes: readonly [unknown, unknown?]) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus(), causes);
  return form;
}
