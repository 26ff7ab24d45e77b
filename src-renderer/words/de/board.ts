import type { board as english } from '../en/board';
import type { Translated } from '../translation';

/** The board, and what is read aloud of it. */
export const board = {
  board: {
    label: 'Brett',
    tile: 'Stein {{tile}}: {{edges}} im Uhrzeigersinn von Norden',
    newTile: 'Stein {{tile}}: {{edges}} im Uhrzeigersinn von Norden; von {{player}} seit deinem letzten Zug gespielt',
    suggestedTile: 'Vorschlag: Stein {{tile}} hier: {{edges}} im Uhrzeigersinn von Norden',
    betterTile: 'Besser: Stein {{tile}} hier: {{edges}} im Uhrzeigersinn von Norden',
    triedTile: 'Stein {{tile}} hier auf Probe: {{edges}} im Uhrzeigersinn von Norden',
    space: 'Feld {{number}}',
    needs: 'braucht {{colours}} im Uhrzeigersinn von Norden',
    noneFits: 'keiner der spielbaren Steine passt',
    fits_one: 'Stein {{tiles}} passt',
    fits_other: 'die Steine {{tiles}} passen',
    ways_one: 'der ausgewählte Stein passt in einer Drehung',
    ways_other: 'der ausgewählte Stein passt in {{count}} Drehungen',
    seen: {
      whyNot: 'ein Klick zeigt, warum {{tile}} hier nicht liegen darf',
      space: 'Feld',
      forced: 'Zwangsfeld',
      needs: 'braucht {{colours}}',
      fits_one: '{{tiles}} passt',
      fits_other: '{{tiles}} passen',
    },
    kind: {
      start: 'hierher kommt der erste Stein',
      forced: 'Zwangsfeld',
      fillable: 'jetzt füllen',
      controlled: 'an einer Seite, die gesperrt ist, bis ihr Zwangsfeld gefüllt ist',
      closed: 'gesperrt, bis das Zwangsfeld daneben gefüllt ist',
      impossible: 'unmöglich: Kein übriger Stein passt',
      trouble: 'steht diesem Spielzug im Weg',
    },
  },
  placement: {
    first: 'Stein {{tile}} in der Mitte, um {{degrees}}° gedreht',
    north: 'Stein {{tile}} nördlich von Stein {{touched}}, um {{degrees}}° gedreht',
    northeast: 'Stein {{tile}} nordöstlich von Stein {{touched}}, um {{degrees}}° gedreht',
    southeast: 'Stein {{tile}} südöstlich von Stein {{touched}}, um {{degrees}}° gedreht',
    south: 'Stein {{tile}} südlich von Stein {{touched}}, um {{degrees}}° gedreht',
    southwest: 'Stein {{tile}} südwestlich von Stein {{touched}}, um {{degrees}}° gedreht',
    northwest: 'Stein {{tile}} nordwestlich von Stein {{touched}}, um {{degrees}}° gedreht',
  },
  announce: {
    played: '{{player}} hat Stein {{tile}} auf Feld {{space}} gespielt.',
    takenBack: 'Stein {{tile}} zurückgenommen.',
    manyTakenBack: '{{count}} Steine zurückgenommen.',
    manyGivenBack: '{{count}} Steine wiederholt.',
    bag_zero: 'Der Beutel ist leer.',
    bag_one: 'Noch {{count}} Stein im Beutel.',
    bag_other: 'Noch {{count}} Steine im Beutel.',
  },
} as const satisfies Translated<typeof english>;
