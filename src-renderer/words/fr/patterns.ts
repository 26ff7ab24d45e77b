import type { patterns as english } from '../en/patterns';
import type { Translated } from '../translation';

export const patterns = {
  pattern: {
    title: 'Table libre',
    aside: 'Table libre',
    inShort:
      'Les 64 tuiles, chacune autant de fois que vous voulez. Aucun but : rien ne doit s’accorder. Des guides de symétrie montrent où iraient les partenaires de vos tuiles.',
    box: 'Toutes les tuiles',
    boxTile: 'Tuile {{tile}}, sur la table : {{number}} ; {{edges}} dans le sens horaire depuis le nord',
    tile: 'Tuile {{tile}}, colonne {{column}}, rangée {{row}} : {{edges}} dans le sens horaire depuis le nord',
    partner: 'Partenaire ici : tuile {{tile}}, {{edges}} dans le sens horaire depuis le nord',
    startCell: 'Le milieu',
    guide: 'Symétrie',
    guides: {
      none: 'Aucune',
      mirror: 'Miroir',
      '2-fold': 'Rotation d’ordre 2',
      '3-fold': 'Rotation d’ordre 3',
      '6-fold': 'Rotation d’ordre 6',
    },
    centreHere: 'Centrer sur la tuile',
    turnMirror: 'Tourner le miroir',
    together: 'Les partenaires suivent',
    tiles_one: '{{count}} tuile',
    tiles_other: '{{count}} tuiles',
    tilesOf: 'Tuiles',
    longest: 'Max.',
    loops: 'Boucles',
    status: {
      none: 'Faites glisser des tuiles de la boîte sur la table.',
      boxed: 'Cliquez sur une case pour poser la tuile, ou appuyez sur Entrée.',
      alone: 'Cliquez pour tourner, glissez pour déplacer.',
      laid: 'Cliquez pour tourner, glissez pour déplacer ; Entrée pose les partenaires.',
    },
  },
} as const satisfies Translated<typeof english>;
