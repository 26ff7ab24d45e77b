import type { patterns as english } from '../en/patterns';
import type { Translated } from '../translation';

export const patterns = {
  pattern: {
    title: 'Freier Tisch',
    aside: 'Freier Tisch',
    inShort:
      'Alle 64 Steine, jeder so oft du willst. Ohne Ziel: Nichts muss passen. Spiegel- und Drehhilfen zeigen, wo die Partner deiner Steine hingehören.',
    box: 'Alle Steine',
    boxTile: 'Stein {{tile}}, auf dem Tisch: {{number}}; {{edges}} im Uhrzeigersinn von Norden',
    tile: 'Stein {{tile}}, Spalte {{column}}, Reihe {{row}}: {{edges}} im Uhrzeigersinn von Norden',
    partner: 'Partner hier: Stein {{tile}}, {{edges}} im Uhrzeigersinn von Norden',
    startCell: 'Die Mitte',
    guide: 'Symmetrie',
    guides: {
      none: 'Keine',
      mirror: 'Spiegel',
      '2-fold': '2-zählige Drehung',
      '3-fold': '3-zählige Drehung',
      '6-fold': '6-zählige Drehung',
    },
    centreHere: 'Auf Stein zentrieren',
    turnMirror: 'Spiegel drehen',
    together: 'Partner mitbewegen',
    tiles_one: '{{count}} Stein',
    tiles_other: '{{count}} Steine',
    tilesOf: 'Steine',
    longest: 'Längste',
    loops: 'Schleifen',
    status: {
      none: 'Ziehe Steine aus der Schachtel auf den Tisch.',
      boxed: 'Klicke auf ein Feld, um den Stein zu legen, oder drücke die Eingabetaste.',
      alone: 'Klicken dreht, Ziehen verschiebt.',
      laid: 'Klicken dreht, Ziehen verschiebt; die Eingabetaste legt die Partner.',
    },
  },
} as const satisfies Translated<typeof english>;
