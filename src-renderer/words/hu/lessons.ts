import type { lessons as english } from '../en/lessons';
import type { Translated } from '../translation';

/** The tutorial, and what its lessons say; `{{A}}` and the like are the numbers of spaces. */
export const lessons = {
  tutorial: {
    title: 'Tanfolyam',
    text: 'Tíz rövid lecke, mindegyik egy állás egyetlen feladattal. Válassza ki, hol kezdi.',
    progress: 'Elvégzett leckék: {{count}}/{{of}}',
    item: '{{number}}. lecke: {{title}}',
    itemDone: '{{number}}. lecke: {{title}}, elvégezve',
    number: '{{number}}/{{count}}. lecke',
    hint: 'Hogyan?',
    again: 'Újra',
    next: 'Következő lecke',
    finish: 'A listához',
    all: 'Minden lecke',
    leave: 'Kilépés a tanfolyamból',
  },
  lesson: {
    match: {
      title: 'Színek illesztése',
      text: 'Az érintkező éleknek azonos színűeknek kell lenniük. A tábla {{A}}. mezője két lapkát érint, és mindkettő a kék élével fordul felé.',
      task: 'Ön a pirossal játszik. Játssza ki a 8. lapkát a tábla {{A}}. mezőjére.',
      hint: 'Kattintson a 8. lapkára a piros játékos kezében, azután a tábla {{A}}. mezőjére, majd nyomja meg az Entert. Billentyűzettel: a Tab kijelöl egy lapkát, a szóköz mezőről mezőre lép, az Enter kijátssza a lapkát. A lapka magától úgy fordul, hogy illeszkedjen.',
      missed:
        'Ez is illeszkedik, de másik mező vagy másik lapka. A feladat ez volt: a 8. lapka a tábla {{A}}. mezőjére.',
      done: 'Szép volt! Mindkét oldalon kék találkozott kékkel; másképp elforgatva a program visszautasította volna a lapkát.',
    },
    turn: {
      title: 'Lapka forgatása',
      text: 'A 14. lapka kétféleképpen illik a tábla {{A}}. mezőjére. Piros szakasza csak az egyik esetben kanyarodik a másik piros vég felé úgy, hogy mindkét vég a tábla {{B}}. mezőjére mutasson.',
      task: 'Ön a pirossal játszik. Tegye a 14. lapkát a tábla {{A}}. mezőjére, forgassa úgy, hogy mindkét piros vég a tábla {{B}}. mezőjére mutasson, és játssza ki.',
      hint: 'Amíg a lapka a tábla {{A}}. mezőjén fekszik, nyomja a Page Down billentyűt, míg piros szakasza a tábla {{B}}. mezőjére nem vezet; az Enter kijátssza. A lapka jobb vagy bal felére kattintva is forgatható.',
      missed: 'A lapka így illeszkedik, de a piros végek nem a tábla {{B}}. mezőjén találkoznak.',
      done: 'Szép volt! Még egy piros lapka arra a mezőre, és kész a háromlapkás hurok.',
    },
    forced: {
      title: 'Kényszermező kitöltése',
      text: 'A tábla {{A}}. mezőjét három lapka veszi körül: ez kényszermező. Akinek van odaillő lapkája, annak minden más előtt azt kell kijátszania.',
      task: 'Ön a sárgával játszik. Töltse ki a kényszermezőt.',
      hint: 'A 7. és a 47. lapka illik a tábla {{A}}. mezőjére; a most nem kijátszható lapkák halványak.',
      missed: 'A kényszermező még mindig üres.',
      done: 'Szép volt! Ezután következik a szabad lépés, és ha az kényszermezőt hoz létre, azt is ki kell tölteni.',
    },
    alike: {
      title: 'Három egyforma tilos',
      text: 'A tábla {{B}}. mezőjére már két kék szakasz mutat. Amíg vannak lapkák a zsákban, ugyanilyen színű harmadik szakasz nem mutathat egy mezőre.',
      task: 'Ön a pirossal játszik. Próbálja meg kijátszani a 10. lapkát a tábla {{A}}. mezőjére, illeszkedő helyzetben, és nézze meg, hogyan utasítja vissza a program.',
      hint: 'Húzza a 10. lapkát a tábla {{A}}. mezőjére, vagy vigye oda a nyílbillentyűkkel. Forgassa a Page Down billentyűvel, míg piros szakasza a 28. lapka pirosához nem ér, és nyomja meg az Entert.',
      missed:
        'Ez megengedett volt: nem mutat harmadik szakasz egyetlen mezőre sem. A feladat az volt, hogy a program a tábla {{A}}. mezőjén visszautasítsa a 10. lapkát.',
      done: 'Ez az első korlátozás. A visszautasítás megmondja, melyik szabály áll az útban, és megjelöli a mezőt, amelyet a lépés elrontana.',
    },
    wholeTurn: {
      title: 'Egy teljes kör',
      text: 'Egy kör legfeljebb három részből áll: a kényszermezők kitöltése, egy szabad lépés, majd ismét a kényszermezők kitöltése. Minden lapka után a zsákból kap pótlást.',
      task: 'Ön a pirossal játszik. Töltse ki a tábla {{A}}. mezőjét, majd szabad lépésként játssza ki a 13. lapkát a tábla {{B}}. mezőjére; ettől a tábla {{C}}. mezője kényszermező lesz, és azt is Ön tölti ki.',
      hint: 'Játssza ki a 20. lapkát a tábla {{A}}. mezőjére. Azután a 13. lapkát a tábla {{B}}. mezőjére, úgy elforgatva, hogy a tábla {{C}}. mezője a 9. lapkával kitölthető kényszermező legyen. Végül a 9. lapkát.',
      missed: 'A kör véget ért, vagy elfogyott a három lapka, de nincs mindhárom mező kitöltve.',
      done: 'Szép volt! Három lapka egyetlen körben, és három új a kezében. Most a sárga következik.',
    },
    join: {
      title: 'Két vonal összekötése',
      text: 'A pirosnak két háromlapkás vonala van. Mindkettőnek az egyik vége a tábla {{A}}. mezőjére mutat.',
      task: 'Ön a pirossal játszik. Kösse össze őket egy hétlapkás vonallá.',
      hint: 'A 24. lapka összeköt két piros véget a tábla {{A}}. mezőjén.',
      missed: 'A piros leghosszabb vonala még mindig rövidebb hétnél.',
      done: 'Szép volt! Egyetlen lapka két hármas vonalból hetes vonalat alkotott.',
    },
    loop: {
      title: 'Hurok bezárása',
      text: 'A pirosnak tízlapkás vonala van, amely visszatér oda, ahonnan indult: mindkét vége a tábla {{A}}. mezőjére mutat. A hurok lapkánként két pontot ér.',
      task: 'Ön a pirossal játszik. Zárja be a hurkot.',
      hint: 'A 10. lapka piros szakasza összeköti a tábla {{A}}. mezőjén találkozó két véget.',
      missed: 'A két vég még nem ér össze.',
      done: 'Szép volt! Egy tizenegy lapkás vonal 11 pontot érne; a hurok 22-t ér.',
    },
    control: {
      title: 'Ellenőrzött oldal',
      text: 'A sárga kilenclapkás vonalának mindkét vége a tábla {{B}}. mezőjére mutat: tizenhat lapka bármelyike hurokká zárná. Egy egyenes oldal végén lévő kényszermező az egész oldalt ellenőrzi, és annak mentén semmit sem lehet kijátszani, amíg a kényszermező üres.',
      task: 'Ön a pirossal játszik. Hozzon létre ugyanazon az oldalon egy kényszermezőt, hogy a tábla {{B}}. mezőjére egyelőre senki se játszhasson.',
      hint: 'Játsszon ki egy lapkát a tábla {{A}}. mezőjére, az oldal végén.',
      missed: 'A tábla {{B}}. mezője még nyitva áll a sárga előtt, vagy ki lett töltve.',
      done: 'Szép volt! Az az oldal most ellenőrzött, így a sárga hézagába nem kerülhet lapka.',
    },
    fits: {
      title: 'Az illő lapkák száma',
      text: 'A kényszermezőn látható szám azt mutatja, hány még ki nem játszott lapka kerülhet oda. Minél kevesebb van belőlük, annál hamarabb fordul elő, hogy senkinél sincs ilyen, és a mező üres marad.',
      task: 'Ön a sárgával játszik, és két kényszermező bármelyikét kitöltheti. Töltse ki azt, amelyikre kevesebb lapka illik.',
      hint: 'A tábla {{A}}. mezőjén 3 áll, a tábla {{B}}. mezőjén 6. Az 1. lapka a tábla {{A}}. mezőjére való.',
      missed: 'Arra a mezőre hat lapka illett. A másik, ahová csak három, ritkább lehetőség volt.',
      done: 'Szép volt! Arra a mezőre már csak három lapka illett. Saját játszmáiban a számokat a Nézet menü „Illő lapkák száma” parancsával jelenítheti meg.',
    },
    endgame: {
      title: 'Végjáték',
      text: 'A zsák üres, ezért a három korlátozás már nem érvényes; a kényszermezők szabálya igen. Korábban a 29. lapkát nem lehetett volna kijátszani a tábla {{A}}. mezőjére.',
      task: 'Ön a pirossal játszik, és tízlapkás vonala van. Hosszabbítsa meg egyetlen lapkával tizenháromra.',
      hint: 'Játssza ki a 29. lapkát a tábla {{A}}. mezőjére, úgy elforgatva, hogy folytassa a piros vonalat.',
      missed: 'A piros vonal nem tizenhárom lapka hosszú.',
      done: 'Szép volt! Gyakran az utolsó lapkák döntik el a játszmát: tartsa meg azokat, amelyek olyan helyre illenek, ahová addig más nem játszhat.',
    },
  },
} as const satisfies Translated<typeof english>;
