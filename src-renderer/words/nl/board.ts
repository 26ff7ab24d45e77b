import type { board as english } from '../en/board';
import type { Translated } from '../translation';

/** The board, and what is read aloud of it. */
export const board = {
  board: {
    label: 'Bord',
    tile: 'Steen {{tile}}: {{edges}}, met de klok mee vanaf het noorden',
    newTile:
      'Steen {{tile}}: {{edges}}, met de klok mee vanaf het noorden; gespeeld door {{player}} sinds je laatste zet',
    suggestedTile: 'Voorgesteld: steen {{tile}} hier: {{edges}}, met de klok mee vanaf het noorden',
    betterTile: 'Beter: steen {{tile}} hier: {{edges}}, met de klok mee vanaf het noorden',
    triedTile: 'Steen {{tile}}, hier geprobeerd: {{edges}}, met de klok mee vanaf het noorden',
    space: 'Veld {{number}}',
    needs: 'vraagt {{colours}}, met de klok mee vanaf het noorden',
    noneFits: 'geen van de speelbare stenen past',
    fits_one: 'steen {{tiles}} past',
    fits_other: 'stenen {{tiles}} passen',
    ways_one: 'de geselecteerde steen past op één manier',
    ways_other: 'de geselecteerde steen past op {{count}} manieren',
    seen: {
      whyNot: 'klik om te zien waarom {{tile}} hier niet kan',
      space: 'Veld',
      forced: 'Gedwongen veld',
      needs: 'vraagt {{colours}}',
      fits_one: '{{tiles}} past',
      fits_other: '{{tiles}} passen',
    },
    kind: {
      start: 'hier komt de eerste steen',
      forced: 'gedwongen',
      fillable: 'nu vullen',
      controlled: 'aan een zijde die gesloten is tot het gedwongen veld gevuld is',
      closed: 'gesloten tot het gedwongen veld ernaast gevuld is',
      impossible: 'onmogelijk: geen resterende steen past',
      trouble: 'staat deze zet in de weg',
    },
  },
  placement: {
    first: 'steen {{tile}} in het midden, {{degrees}}° gedraaid',
    north: 'steen {{tile}} ten noorden van steen {{touched}}, {{degrees}}° gedraaid',
    northeast: 'steen {{tile}} ten noordoosten van steen {{touched}}, {{degrees}}° gedraaid',
    southeast: 'steen {{tile}} ten zuidoosten van steen {{touched}}, {{degrees}}° gedraaid',
    south: 'steen {{tile}} ten zuiden van steen {{touched}}, {{degrees}}° gedraaid',
    southwest: 'steen {{tile}} ten zuidwesten van steen {{touched}}, {{degrees}}° gedraaid',
    northwest: 'steen {{tile}} ten noordwesten van steen {{touched}}, {{degrees}}° gedraaid',
  },
  announce: {
    played: '{{player}} speelde steen {{tile}} op veld {{space}}.',
    takenBack: 'Steen {{tile}} ongedaan gemaakt.',
    manyTakenBack: '{{count}} stenen ongedaan gemaakt.',
    manyGivenBack: '{{count}} stenen opnieuw gespeeld.',
    bag_zero: 'De zak is leeg.',
    bag_one: 'Nog {{count}} steen in de zak.',
    bag_other: 'Nog {{count}} stenen in de zak.',
  },
} as const satisfies Translated<typeof english>;
