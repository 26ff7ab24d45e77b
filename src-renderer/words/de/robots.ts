import type { robots as english } from '../en/robots';
import type { Translated } from '../translation';

/** Computer players. */
export const robots = {
  robot: {
    name: { mason: 'Mason', thorn: 'Thorn', orbit: 'Orbit', flint: 'Flint' },
    about: {
      mason: 'Baut eine lange Linie, Stein für Stein.',
      thorn: 'Blockiert, damit du wenige Punkte bekommst.',
      orbit: 'Liebt Schleifen, selbst wo eine Linie reichte.',
      flint: 'Setzt alles auf eine Karte.',
    },
    levels: ['Anfänger', 'Hobby', 'Verein', 'Stark', 'Experte'],
    levelNamed: '{{level}} {{name}}',
  },
  robotFailed: {
    title: 'Fehler des Computergegners',
    text: '{{player}} fand keinen Spielzug, obwohl es einen gibt. Nun spielt ein Mensch dafür, und die Partie geht weiter.',
    report:
      'Was geschah, steht in der Datei „{{name}}“ im Ordner {{folder}}. Bitte schick sie mit einer Fehlermeldung.',
    noReport:
      'Was geschah, ließ sich nicht aufschreiben: Der Datenträger verweigert es. Bitte melde es mit der gespeicherten Partie.',
  },
} as const satisfies Translated<typeof english>;
