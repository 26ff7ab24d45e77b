import type { board as english } from '../en/board';
import type { Translated } from '../translation';

/** The board, and what is read aloud of it. */
export const board = {
  board: {
    label: 'Tábla',
    tile: '{{tile}}. lapka, északtól az óramutató járása szerint: {{edges}}',
    newTile:
      '{{tile}}. lapka, északtól az óramutató járása szerint: {{edges}}; az Ön utolsó lépése óta kijátszotta: {{player}}',
    suggestedTile: 'Javaslat ide: {{tile}}. lapka, északtól az óramutató járása szerint: {{edges}}',
    betterTile: 'Jobb lett volna ide: {{tile}}. lapka, északtól az óramutató járása szerint: {{edges}}',
    triedTile: 'Próbaképp itt: {{tile}}. lapka, északtól az óramutató járása szerint: {{edges}}',
    space: '{{number}}. mező',
    needs: 'szükséges színek északtól az óramutató járása szerint: {{colours}}',
    noneFits: 'egyik kijátszható lapka sem illik ide',
    fits_one: 'ideillő lapka: {{tiles}}',
    fits_other: 'ideillő lapkák: {{tiles}}',
    ways_one: 'a kijelölt lapka egyféleképpen illik ide',
    ways_other: 'a kijelölt lapka {{count}}-féleképpen illik ide',
    seen: {
      whyNot: 'kattintson, hogy lássa, miért nem mehet ide: {{tile}}',
      space: 'Mező',
      forced: 'Kényszermező',
      needs: 'szükséges színek: {{colours}}',
      fits_one: 'ideillik: {{tiles}}',
      fits_other: 'ideillik: {{tiles}}',
    },
    kind: {
      start: 'ide kerül az első lapka',
      forced: 'kényszermező',
      fillable: 'most töltse ki',
      controlled: 'olyan oldalon, amely lezárt, amíg a kényszermezője üres',
      closed: 'lezárt, amíg a szomszédos kényszermező üres',
      impossible: 'kitölthetetlen: egyetlen megmaradt lapka sem illik ide',
      trouble: 'ez akadályozza a lépést',
    },
  },
  placement: {
    first: '{{tile}}. lapka középen, {{degrees}}°-kal elforgatva',
    north: '{{tile}}. lapka a lerakott {{touched}}. lapkától északra, {{degrees}}°-kal elforgatva',
    northeast: '{{tile}}. lapka a lerakott {{touched}}. lapkától északkeletre, {{degrees}}°-kal elforgatva',
    southeast: '{{tile}}. lapka a lerakott {{touched}}. lapkától délkeletre, {{degrees}}°-kal elforgatva',
    south: '{{tile}}. lapka a lerakott {{touched}}. lapkától délre, {{degrees}}°-kal elforgatva',
    southwest: '{{tile}}. lapka a lerakott {{touched}}. lapkától délnyugatra, {{degrees}}°-kal elforgatva',
    northwest: '{{tile}}. lapka a lerakott {{touched}}. lapkától északnyugatra, {{degrees}}°-kal elforgatva',
  },
  announce: {
    played: '{{player}} lépett: {{tile}}. lapka, {{space}}. mező.',
    takenBack: '{{tile}}. lapka visszavonva.',
    manyTakenBack: '{{count}} lapka visszavonva.',
    manyGivenBack: '{{count}} lapka ismét kijátszva.',
    bag_zero: 'A zsák üres.',
    bag_one: '{{count}} lapka maradt a zsákban.',
    bag_other: '{{count}} lapka maradt a zsákban.',
  },
} as const satisfies Translated<typeof english>;
