import type { patterns as english } from '../en/patterns';
import type { Translated } from '../translation';

export const patterns = {
  pattern: {
    title: 'Vrije tafel',
    aside: 'Vrije tafel',
    inShort:
      'Alle 64 stenen, elk zo vaak als je wilt. Geen doel: niets hoeft aan te sluiten. Spiegel- en draaihulplijnen laten zien waar partners van je stenen komen.',
    box: 'Alle stenen',
    boxTile: 'Steen {{tile}}, op tafel: {{number}}; {{edges}} met de klok mee vanaf het noorden',
    tile: 'Steen {{tile}}, kolom {{column}}, rij {{row}}: {{edges}} met de klok mee vanaf het noorden',
    partner: 'Partner hier: steen {{tile}}, {{edges}} met de klok mee vanaf het noorden',
    startCell: 'Het midden',
    guide: 'Symmetrie',
    guides: {
      none: 'Geen',
      mirror: 'Spiegel',
      '2-fold': '2-voudige draaiing',
      '3-fold': '3-voudige draaiing',
      '6-fold': '6-voudige draaiing',
    },
    centreHere: 'Midden op steen',
    turnMirror: 'Spiegel draaien',
    together: 'Partners bewegen mee',
    tiles_one: '{{count}} steen',
    tiles_other: '{{count}} stenen',
    tilesOf: 'Stenen',
    longest: 'Langste',
    loops: 'Lussen',
    status: {
      none: 'Sleep stenen uit de doos naar de tafel.',
      boxed: 'Klik op een vakje om de steen te leggen, of druk op Enter.',
      alone: 'Klik om te draaien, sleep om te verplaatsen.',
      laid: 'Klik om te draaien, sleep om te verplaatsen; Enter legt de partners.',
    },
  },
} as const satisfies Translated<typeof english>;
