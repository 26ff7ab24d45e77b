import { useEffect, useRef } from 'react';

/**
 * The form in which a try that fails brings the focus to the first field with which something is wrong.
 *
 * @param problems what says, when it changes, that something may be wrong
 * @param refused the same of what main has said
 */
export function useFirstWrong(problems: unknown, refused?: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems ?? refused) form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
  }, [problems, refused]);
  return form;
}
