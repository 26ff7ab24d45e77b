import type { robots as english } from '../en/robots';
import type { Translated } from '../translation';

/** Computer players. */
export const robots = {
  robot: {
    name: { mason: 'Mason', thorn: 'Thorn', orbit: 'Orbit', flint: 'Flint' },
    about: {
      mason: 'Baut eine lange Linie, Stein für Stein.',
      thorn: 'Blockiert deine Linien, wo es nur geht.',
      orbit: 'Liebt Schleifen, selbst wo eine Linie reichte.',
      flint: 'Setzt alles auf eine Karte.',
    },
    levels: ['Anfänger', 'Hobby', 'Verein', 'Stark', 'Experte', 'Meister'],
    levelNamed: '{{level}} {{name}}',
  },
  robotFailed: {
    title: 'Fehler des Computergegners',
    text: '{{player}} hat keinen Spielzug gefunden, obwohl es einen gibt. Jetzt übernimmt ein Mensch, und die Partie geht weiter.',
    report: 'Details stehen in der Datei „{{name}}“ im Ordner {{folder}}. Bitte schick sie mit einer Fehlermeldung.',
    noReport:
      'Die Details konnten nicht gespeichert werden: Auf den Datenträger kann nicht geschrieben werden. Bitte melde das mit der gespeicherten Partie.',
  },
} as const satisfies Translated<typeof english>;
