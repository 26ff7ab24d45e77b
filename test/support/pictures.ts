/** The smallest pictures there are, to put games into. */
export const BLANK_PNG: Uint8Array = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** With a table of colours, the mark that it runs for ever, and one frame. */
export const BLANK_GIF: Uint8Array = Uint8Array.from(
  Buffer.from('R0lGODlhAQABAIAAAP///wAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQEAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
);

export const BLANK_SVG =
  '<?xml version="1.0"?>\n<!-- A > B -->\n<svg xmlns="http://www.w3.org/2000/svg" aria-label=\'"1 > 0"\'><g/></svg>\n';
