import type { board as english } from '../en/board';
import type { Translated } from '../translation';

/** The board, and what is read aloud of it. */
export const board = {
  board: {
    label: 'Bord',
    tile: 'Steen {{tile}}: {{edges}}, met de klok mee vanaf het noorden',
    suggestedTile: 'Voorgesteld: steen {{tile}} hier: {{edges}}, met de klok mee vanaf het noorden',
    betterTile: 'Beter: steen {{tile}} hier: {{edges}}, met de klok mee vanaf het noorden',
    triedTile: 'Steen {{tile}}, hier geprobeerd: {{edges}}, met de klok mee vanaf het noorden',
    space: 'Veld {{number}}',
    needs: 'verlangt {{colours}}, met de klok mee vanaf het noorden',
    noneFits: 'geen van de stenen die nu mogen worden gespeeld, past',
    fits_one: 'steen {{tiles}} past',
    fits_other: 'stenen {{tiles}} passen',
    ways_one: 'de gekozen steen past op één manier',
    ways_other: 'de gekozen steen past op {{count}} manieren',
    kind: {
      start: 'hier komt de eerste steen',
      forced: 'gedwongen',
      fillable: 'moet nu worden gevuld',
      controlled: 'aan een beheerste zijde: eerst moet een gedwongen veld worden gevuld',
      closed: 'gesloten: eerst moet een gedwongen veld ernaast worden gevuld',
      impossible: 'onmogelijk: geen van de resterende stenen past',
      trouble: 'staat de laatste zet in de weg',
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
    takenBack: 'Steen {{tile}} is teruggenomen.',
    manyTakenBack: '{{count}} stenen zijn teruggenomen.',
    manyGivenBack: '{{count}} stenen zijn teruggezet.',
    bag_zero: 'De zak is leeg.',
    bag_one: 'Er zit nog {{count}} steen in de zak.',
    bag_other: 'Er zitten nog {{count}} stenen in de zak.',
  },
} as const satisfies Translated<typeof english>;
