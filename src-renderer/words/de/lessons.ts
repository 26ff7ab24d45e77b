import type { lessons as english } from '../en/lessons';
import type { Translated } from '../translation';

/** The tutorial, and what its lessons say; `{{A}}` and the like are the numbers of spaces. */
export const lessons = {
  tutorial: {
    title: 'Lernprogramm',
    text: 'Zehn kurze Lektionen, jede eine Stellung mit einer Aufgabe. Such aus, wo du anfangen willst.',
    progress: '{{count}} von {{of}} Lektionen erledigt',
    item: 'Lektion {{number}}: {{title}}',
    itemDone: 'Lektion {{number}}: {{title}}, erledigt',
    number: 'Lektion {{number}} von {{count}}',
    hint: 'Zeig mir, wie',
    again: 'Noch einmal',
    next: 'Nächste Lektion',
    finish: 'Zur Liste',
    all: 'Alle Lektionen',
    leave: 'Lernprogramm verlassen',
  },
  lesson: {
    match: {
      title: 'Farben passend anlegen',
      text: 'Kanten, die sich berühren, müssen dieselbe Farbe haben. Feld {{A}} berührt zwei Steine, und beide zeigen ihm Blau.',
      task: 'Du bist Rot. Spiele Stein 8 auf Feld {{A}}.',
      hint: 'Klicke auf Stein 8 in der Hand von Rot, dann auf Feld {{A}}, und drücke die Eingabetaste. Mit Tasten: Tab wählt einen Stein, die Leertaste geht von Feld zu Feld, die Eingabetaste spielt. Der Stein dreht sich selbst so, dass er passt.',
      missed:
        'Auch das passt, aber es ist ein anderes Feld oder ein anderer Stein. Die Aufgabe war Stein 8 auf Feld {{A}}.',
      done: 'Gut gemacht. Auf beiden Seiten trifft Blau auf Blau; anders gedreht wäre der Stein abgelehnt worden.',
    },
    turn: {
      title: 'Einen Stein drehen',
      text: 'Stein 14 passt auf Feld {{A}} in zwei Drehungen. Nur in einer davon biegt sich seine rote Verbindung zum anderen roten Ende hin, sodass beide Enden auf Feld {{B}} zeigen.',
      task: 'Du bist Rot. Lege Stein 14 auf Feld {{A}}, drehe ihn so, dass beide roten Enden auf Feld {{B}} zeigen, und spiele ihn.',
      hint: 'Liegt der Stein auf Feld {{A}}, drücke Bild↓, bis seine rote Verbindung auf Feld {{B}} führt; die Eingabetaste spielt ihn. Auch ein Klick auf die rechte oder linke Hälfte des Steins dreht ihn.',
      missed: 'So passt der Stein, aber die roten Enden treffen sich nicht auf Feld {{B}}.',
      done: 'Gut gemacht. Noch ein roter Stein auf diesem Feld würde eine Schleife aus drei Steinen schließen.',
    },
    forced: {
      title: 'Ein Zwangsfeld füllen',
      text: 'Drei Steine umgeben Feld {{A}}: Es ist ein Zwangsfeld. Wer einen passenden Stein hat, muss ihn dort spielen, vor allem anderen.',
      task: 'Du bist Gelb. Fülle das Zwangsfeld.',
      hint: 'Die Steine 7 und 47 passen auf Feld {{A}}; Steine, die jetzt nicht gespielt werden können, sind blass.',
      missed: 'Das Zwangsfeld ist noch leer.',
      done: 'Gut gemacht. Als Nächstes kommt dein freier Spielzug, und entsteht dabei ein Zwangsfeld, füllst du es ebenfalls.',
    },
    alike: {
      title: 'Dreimal gleich geht nicht',
      text: 'Auf Feld {{B}} zeigen schon zwei blaue Verbindungen. Eine dritte derselben Farbe darf nicht auf ein Feld zeigen, solange Steine im Beutel sind.',
      task: 'Du bist Rot. Versuche, Stein 10 passend gedreht auf Feld {{A}} zu spielen, und sieh, wie er abgelehnt wird.',
      hint: 'Ziehe Stein 10 über Feld {{A}} oder bring ihn mit den Pfeiltasten hin. Drehe ihn mit Bild↓, bis seine rote Verbindung auf das Rot von Stein 28 trifft, und drücke die Eingabetaste.',
      missed:
        'Das war erlaubt: Es schickt keine dritte Verbindung auf ein Feld. Die Aufgabe war, dass Stein 10 auf Feld {{A}} abgelehnt wird.',
      done: 'Das ist die erste Einschränkung. Die Ablehnung nennt die Regel, die im Weg steht, und zeigt das Feld, das verdorben würde.',
    },
    wholeTurn: {
      title: 'Ein ganzer Zug',
      text: 'Ein Zug hat bis zu drei Teile: Zwangsfelder füllen, ein freier Spielzug, wieder Zwangsfelder füllen. Nach jedem Stein wird die Hand aus dem Beutel aufgefüllt.',
      task: 'Du bist Rot. Fülle Feld {{A}}, spiele dann Stein 13 frei auf Feld {{B}}; dadurch wird Feld {{C}} zum Zwangsfeld, und auch dieses füllst du.',
      hint: 'Spiele Stein 20 auf Feld {{A}}. Dann Stein 13 auf Feld {{B}}, so gedreht, dass Feld {{C}} für deinen Stein 9 zum Zwangsfeld wird. Dann Stein 9.',
      missed: 'Der Zug ist vorbei oder seine drei Steine sind gespielt, und nicht alle drei Felder sind gefüllt.',
      done: 'Gut gemacht: drei Steine in einem Zug und drei neue in der Hand. Jetzt ist Gelb am Zug.',
    },
    join: {
      title: 'Zwei Linien verbinden',
      text: 'Rot hat zwei Linien aus drei Steinen. Von jeder zeigt ein Ende auf Feld {{A}}.',
      task: 'Du bist Rot. Verbinde beide zu einer Linie von sieben.',
      hint: 'Stein 24 verbindet auf Feld {{A}} zwei rote Enden.',
      missed: 'Die längste Linie von Rot ist noch kürzer als sieben.',
      done: 'Gut gemacht. Ein Stein hat aus zwei Linien von drei eine von sieben gemacht.',
    },
    loop: {
      title: 'Eine Schleife schließen',
      text: 'Rot hat eine Linie aus zehn Steinen, die dorthin zurückkehrt, wo sie begann: Ihre beiden Enden zeigen auf Feld {{A}}. Eine Schleife zählt zwei Punkte je Stein.',
      task: 'Du bist Rot. Schließe die Schleife.',
      hint: 'Stein 10 hat eine rote Verbindung für die beiden Enden, die sich auf Feld {{A}} treffen.',
      missed: 'Die beiden Enden treffen sich noch nicht.',
      done: 'Gut gemacht. Eine Linie aus elf Steinen würde 11 Punkte zählen; die Schleife zählt 22.',
    },
    control: {
      title: 'Eine kontrollierte Seite',
      text: 'Beide Enden der Neunerlinie von Gelb zeigen auf Feld {{B}}: Sechzehn Steine würden sie zur Schleife schließen. Ein Zwangsfeld am Ende einer geraden Seite kontrolliert die ganze Seite, und nichts darf daran gespielt werden, bevor das Zwangsfeld gefüllt ist.',
      task: 'Du bist Rot. Mach auf derselben Seite ein Zwangsfeld, damit vorerst niemand auf Feld {{B}} spielen kann.',
      hint: 'Spiele einen Stein auf Feld {{A}}, am Ende dieser Seite.',
      missed: 'Feld {{B}} steht Gelb noch offen oder wurde gefüllt.',
      done: 'Gut gemacht. Die Seite ist jetzt kontrolliert, und kein Stein darf in die Lücke von Gelb.',
    },
    fits: {
      title: 'Eine Passzahl lesen',
      text: 'Die Zahl auf einem Zwangsfeld sagt, wie viele noch nicht gespielte Steine dorthin dürfen. Je weniger es sind, desto eher hat niemand einen, und das Feld bleibt leer.',
      task: 'Du bist Gelb und kannst eines von zwei Zwangsfeldern füllen. Fülle das, auf das weniger Steine passen.',
      hint: 'Feld {{A}} hat die Passzahl 3, Feld {{B}} die 6. Stein 1 kommt auf Feld {{A}}.',
      missed: 'Auf dieses Feld passten sechs Steine. Das andere, mit drei, war die seltenere Gelegenheit.',
      done: 'Gut gemacht. Für dieses Feld waren nur noch drei Steine übrig. In eigenen Partien stehen die Zahlen unter Ansicht / Passzahlen.',
    },
    endgame: {
      title: 'Im Endspiel',
      text: 'Der Beutel ist leer, also gelten die drei Einschränkungen nicht mehr; Zwangsfelder gelten weiter. Vorher hätte Stein 29 nicht auf Feld {{A}} gespielt werden können.',
      task: 'Du bist Rot, mit einer Linie von zehn. Mach mit einem Stein dreizehn daraus.',
      hint: 'Spiele Stein 29 auf Feld {{A}}, so gedreht, dass er die rote Linie fortsetzt.',
      missed: 'Die Linie von Rot ist nicht dreizehn Steine lang.',
      done: 'Gut gemacht. Oft entscheiden die letzten Steine: Heb die auf, die dort passen, wo vorher niemand sonst spielen kann.',
    },
  },
} as const satisfies Translated<typeof english>;
