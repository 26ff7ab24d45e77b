/** The smallest pictures there are, to put games into. */
export const BLANK_PNG: Uint8Array = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

export const BLANK_SVG =
  '<?xml version="1.0"?>\n<!-- A > B -->\n<svg xmlns="http://www.w3.org/2000/svg" aria-label=\'"1 > 0"\'><g/></svg>\n';
