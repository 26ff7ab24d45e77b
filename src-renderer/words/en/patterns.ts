/** Free tables: any tiles, no goal, and guides for patterns. */
export const patterns = {
  pattern: {
    title: 'Free table',
    aside: 'Free table',
    inShort:
      'All 64 tiles, as many of each as you like. No goal: nothing has to match. Mirror and rotation guides show where partners of your tiles would go.',
    box: 'All tiles',
    boxTile: 'Tile {{tile}}, on the table: {{number}}; {{edges}} clockwise from north',
    tile: 'Tile {{tile}}, column {{column}}, row {{row}}: {{edges}} clockwise from north',
    partner: 'Partner here: tile {{tile}}, {{edges}} clockwise from north',
    startCell: 'The middle',
    guide: 'Symmetry',
    guides: {
      none: 'None',
      mirror: 'Mirror',
      '2-fold': '2-fold rotation',
      '3-fold': '3-fold rotation',
      '6-fold': '6-fold rotation',
    },
    centreHere: 'Centre on tile',
    turnMirror: 'Turn mirror',
    together: 'Partners follow',
    tiles_one: '{{count}} tile',
    tiles_other: '{{count}} tiles',
    tilesOf: 'Tiles',
    longest: 'Longest',
    loops: 'Loops',
    status: {
      none: 'Drag tiles from the box onto the table.',
      boxed: 'Click a cell to lay the tile, or press Enter.',
      alone: 'Click to rotate, drag to move.',
      laid: 'Click to rotate, drag to move; Enter lays the partners.',
    },
  },
} as const;
