/** On a 20 × 20 field; it points down. */
export const ARROW_PATH = 'M5.5 8l4.5 4.5L14.5 8';

/** Says of a button that something to choose from opens at it. */
export const SelectArrow = () => (
  <svg className="icon select-arrow" viewBox="0 0 20 20" aria-hidden="true">
    <path d={ARROW_PATH} />
  </svg>
);
