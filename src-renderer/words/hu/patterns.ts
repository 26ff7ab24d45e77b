import type { patterns as english } from '../en/patterns';
import type { Translated } from '../translation';

export const patterns = {
  pattern: {
    title: 'Szabad asztal',
    aside: 'Szabad asztal',
    inShort:
      'Mind a 64 lapka, mindegyikből akárhány. Nincs cél: semminek sem kell illeszkednie. Tükrözési és forgatási segédek mutatják, hová kerülnének a lapkák párjai.',
    box: 'Minden lapka',
    boxTile: '{{tile}}. lapka, az asztalon: {{number}}; {{edges}} északtól az óramutató járása szerint',
    tile: '{{tile}}. lapka, {{column}}. oszlop, {{row}}. sor: {{edges}} északtól az óramutató járása szerint',
    partner: 'Itt a pár: {{tile}}. lapka, {{edges}} északtól az óramutató járása szerint',
    startCell: 'A közép',
    guide: 'Szimmetria',
    guides: {
      none: 'Nincs',
      mirror: 'Tükrözés',
      '2-fold': 'Kétfogású forgatás',
      '3-fold': 'Háromfogású forgatás',
      '6-fold': 'Hatfogású forgatás',
    },
    centreHere: 'Középpont a lapkára',
    turnMirror: 'Tükör elforgatása',
    together: 'A párok együtt mozognak',
    tiles_one: '{{count}} lapka',
    tiles_other: '{{count}} lapka',
    tilesOf: 'Lapka',
    longest: 'Leghosszabb',
    loops: 'Hurok',
    status: {
      none: 'Húzzon lapkákat a dobozból az asztalra.',
      boxed: 'Kattintson egy mezőre a lerakáshoz, vagy nyomjon Entert.',
      alone: 'Kattintás: forgatás, húzás: áthelyezés.',
      laid: 'Kattintás: forgatás, húzás: áthelyezés; az Enter lerakja a párokat.',
    },
  },
} as const satisfies Translated<typeof english>;
