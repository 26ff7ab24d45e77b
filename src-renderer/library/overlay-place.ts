import { createContext, useContext } from 'react';

/** Where what opens over the page is put: within its landmark, as all that is shown. */
export const OverlayPlace = createContext<Element | null>(null);

/** For the popovers of the page. */
export function usePopoverPlace() {
  const place = useContext(OverlayPlace);
  return place ? { UNSTABLE_portalContainer: place } : {};
}
