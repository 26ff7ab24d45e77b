import type { robots as english } from '../en/robots';
import type { Translated } from '../translation';

/** Computer players. */
export const robots = {
  robot: {
    name: { mason: 'Mason', thorn: 'Thorn', orbit: 'Orbit', flint: 'Flint' },
    about: {
      mason: 'Egyetlen hosszú vonalat épít, lapkáról lapkára.',
      thorn: 'Elzárja az Ön vonalait, ahol csak tudja.',
      orbit: 'A hurkok szerelmese, ott is, ahol egy vonal is megtenné.',
      flint: 'Kockáztat: mindent vagy semmit.',
    },
    levels: ['Kezdő', 'Alkalmi', 'Klubjátékos', 'Erős', 'Szakértő', 'Mester'],
    levelNamed: '{{level}} {{name}}',
  },
  robotFailed: {
    title: 'A gépi játékos hibája',
    text: '{{player}} nem talált lépést, pedig van. Helyette most egy ember játszik, és a játszma folytatódik.',
    report:
      'A részletek ebben a fájlban vannak: „{{name}}”, a mappája: {{folder}}. Kérjük, küldje el egy hibajelentéssel.',
    noReport: 'A részleteket nem sikerült menteni: a lemez nem írható. Kérjük, jelentse a mentett játszmával együtt.',
  },
} as const satisfies Translated<typeof english>;
