/** Brings what has just appeared in a form into view, as far as it is not; given to it as its `ref`. */
export const reveal = (appeared: Element | null): void => appeared?.scrollIntoView({ block: 'nearest' });
