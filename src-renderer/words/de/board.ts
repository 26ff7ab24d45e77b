import type { board as english } from '../en/board';
import type { Translated } from '../translation';

/** The board, and what is read aloud of it. */
export const board = {
  board: {
    label: 'Brett',
    tile: 'Stein {{tile}}: {{edges}} im Uhrzeigersinn von Norden',
    suggestedTile: 'Vorschlag: Stein {{tile}} hier: {{edges}} im Uhrzeigersinn von Norden',
    betterTile: 'Besser: Stein {{tile}} hier: {{edges}} im Uhrzeigersinn von Norden',
    triedTile: 'Stein {{tile}} hier zur Probe: {{edges}} im Uhrzeigersinn von Norden',
    space: 'Feld {{number}}',
    needs: 'braucht {{colours}} im Uhrzeigersinn von Norden',
    noneFits: 'keiner der jetzt spielbaren Steine passt',
    fits_one: 'Stein {{tiles}} passt',
    fits_other: 'die Steine {{tiles}} passen',
    ways_one: 'der gewählte Stein passt in einer Drehung',
    ways_other: 'der gewählte Stein passt in {{count}} Drehungen',
    kind: {
      start: 'hierher kommt der erste Stein',
      forced: 'Zwangsfeld',
      fillable: 'jetzt zu füllen',
      controlled: 'an einer kontrollierten Seite: Zuerst muss ein Zwangsfeld gefüllt werden',
      closed: 'gesperrt: Zuerst muss ein Zwangsfeld daneben gefüllt werden',
      impossible: 'unmöglich: Kein übriger Stein passt',
      trouble: 'steht dem letzten Versuch im Weg',
    },
  },
  placement: {
    first: 'Stein {{tile}} in der Mitte, gedreht um {{degrees}}°',
    north: 'Stein {{tile}} nördlich von Stein {{touched}}, gedreht um {{degrees}}°',
    northeast: 'Stein {{tile}} nordöstlich von Stein {{touched}}, gedreht um {{degrees}}°',
    southeast: 'Stein {{tile}} südöstlich von Stein {{touched}}, gedreht um {{degrees}}°',
    south: 'Stein {{tile}} südlich von Stein {{touched}}, gedreht um {{degrees}}°',
    southwest: 'Stein {{tile}} südwestlich von Stein {{touched}}, gedreht um {{degrees}}°',
    northwest: 'Stein {{tile}} nordwestlich von Stein {{touched}}, gedreht um {{degrees}}°',
  },
  announce: {
    played: '{{player}} hat Stein {{tile}} auf Feld {{space}} gespielt.',
    takenBack: 'Stein {{tile}} wurde zurückgenommen.',
    manyTakenBack: '{{count}} Steine wurden zurückgenommen.',
    manyGivenBack: '{{count}} Steine wurden wiederhergestellt.',
    bag_zero: 'Der Beutel ist leer.',
    bag_one: '{{count}} Stein ist noch im Beutel.',
    bag_other: '{{count}} Steine sind noch im Beutel.',
  },
} as const satisfies Translated<typeof english>;
