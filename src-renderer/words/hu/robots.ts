import type { robots as english } from '../en/robots';
import type { Translated } from '../translation';

/** Computer players. */
export const robots = {
  robot: {
    name: { mason: 'Mason', thorn: 'Thorn', orbit: 'Orbit', flint: 'Flint' },
    about: {
      mason: 'Egyetlen hosszú vonalat épít, lapkáról lapkára.',
      thorn: 'Akadályoz: fájnak neki az Ön pontjai, ezért keveset hagy.',
      orbit: 'A hurkok szerelmese, ott is, ahol egy vonal is megtenné.',
      flint: 'Kockáztat: mindent vagy semmit.',
    },
    levels: ['Kezdő', 'Alkalmi', 'Klubjátékos', 'Erős', 'Szakértő'],
    levelNamed: '{{level}} {{name}}',
  },
  robotFailed: {
    title: 'A gépi játékos hibája',
    text: '{{player}} nem talált lépést, pedig van. Helyette mostantól egy ember lép, és a játszma folytatódik.',
    report:
      'A történtek leírása ebben a fájlban található: „{{name}}”, a mappája: {{folder}}. Kérjük, küldje el egy hibajelentéssel.',
    noReport:
      'A történteket nem lehetett feljegyezni: a lemez nem írható. Kérjük, jelentse a mentett játszmával együtt.',
  },
} as const satisfies Translated<typeof english>;
