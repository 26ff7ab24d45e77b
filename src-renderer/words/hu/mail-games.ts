import type { mailGames as english } from '../en/mail-games';
import type { Translated } from '../translation';

/** Games by mail: handing a turn on, what comes in, and the list of them. */
export const mailGames = {
  mailGames: {
    title: 'E-mailes játszmák',
    none: 'Még nincs e-mailes játszma. Indítson egyet az „Új játszma” paranccsal, vagy illesszen be, illetve nyisson meg egyet, amelyet Önnek küldtek.',
    open: 'Megnyitás',
    openGame: 'Játszma megnyitása: {{others}}',
    send: 'Küldés…',
    sendGame: 'Játszma küldése: {{others}}',
    remove: 'Eltávolítás',
    removeGame: 'Játszma eltávolítása: {{others}}',
    unread_one:
      'Még egy játszma van itt, de a program e verziója nem tudja értelmezni. Változatlanul megmarad egy újabb verzió számára.',
    unread_other:
      'Még {{count}} játszma van itt, de a program e verziója nem tudja értelmezni őket. Változatlanul megmaradnak egy újabb verzió számára.',
    since: '· {{date}} óta',
    moves_zero: 'még nincs lépés',
    moves_one: '{{count}} lépés',
    moves_other: '{{count}} lépés',
    state: {
      over: 'A játszma véget ért',
      myTurn: 'Ön következik: {{player}}',
      theirTurn: '{{player}} következik',
    },
    handedOn: {
      no: 'még nincs elküldve',
      sent: 'elküldve',
      drafted: 'átadva a levelezőprogramnak',
      copied: 'vágólapra másolva',
      exported: 'fájlba exportálva',
    },
    fileName_zero: '{{players}}, első kör',
    fileName_one: '{{players}}, {{count}} lépés',
    fileName_other: '{{players}}, {{count}} lépés',
    subject: 'Tantrix: {{name}}',
    again_one:
      'Újrajátszott kör, első lépésének száma: {{numbers}}. A húzott lapka ekkor már ismert volt. Ezt minden játékos látja.',
    again_other:
      'Újrajátszott körök, első lépéseik száma: {{numbers}}. A húzott lapkák ekkor már ismertek voltak. Ezt minden játékos látja.',
    playedAgain: 'újrajátszva',
  },
  turnOver: {
    title: { turn: 'Köre véget ért', end: 'A játszma véget ért' },
    next: '{{player}} következik. Küldje tovább a játszmát erre a címre: {{address}}.',
    nextWithout: {
      usual:
        '{{player}} következik, de a játszma nem tartalmazza az e-mail-címét. Adja meg a „Játékosok adatai” ablakban, vagy továbbítsa a játszmát a vágólapon, illetve fájlként.',
      competition:
        '{{player}} következik, de a játszma nem tartalmazza az e-mail-címét, és a versenyszabályok miatt nem is adható meg. Továbbítsa a játszmát a vágólapon vagy fájlként.',
    },
    end: 'Küldje el a játszma végét, hogy mindenki lássa. Címzett: {{players}}.',
    none: 'Senkit sem kell értesíteni.',
    send: 'Küldés',
    sendHint: 'azonnal, az Ön levelezőfiókjából',
    draft: 'Piszkozat megnyitása',
    draftHint: 'a levelezőprogramban, mellékletként a játszmával',
    copy: 'Másolás',
    copyHint: 'szövegként, levélbe illesztéshez',
    export: 'Exportálás…',
    exportHint: 'fájlként, levélhez csatoláshoz',
    later: 'Később',
    laterHint: 'A játszma mindenképp megmarad. Ez az ablak a Fájl menü „Kör küldése…” parancsával újra megnyitható.',
    sending: 'A levél úton van…',
    stop: 'Küldés leállítása',
    done: {
      sent: 'A levél elment. A válaszig a játszma az „E-mailes játszmák” között található.',
      copied: 'A játszma a vágólapra került. Illessze be egy levélbe; a szöveg idézve is olvasható marad.',
      exported: 'A fájl elkészült. Csatolja egy levélhez.',
      drafted: 'A válaszig a játszma az „E-mailes játszmák” között található.',
    },
    asLink: 'Megnyitás fájl nélkül',
    copyFailed: 'A rendszer nem engedi a vágólap írását. Exportálja a játszmát, és csatolja a fájlt.',
    failed:
      'A játszmát nem sikerült elküldeni. Megmaradt: próbálja újra, másolja egy saját levélbe, vagy exportálja, és csatolja a fájlt.',
  },
  sending: {
    label: 'A kör küldése',
    receiver: '{{player}}, {{address}}',
    waits: 'Küldés {{seconds}} mp múlva. Címzett: {{receivers}}',
    goes: 'Küldés… Címzett: {{receivers}}',
    gone: 'Elküldve. Címzett: {{receivers}}',
    failed: 'Nincs elküldve. Címzett: {{receivers}}',
    said: {
      waits: 'A játszma küldése mindjárt elindul. Címzett: {{receivers}}. A Visszavonás megállítja.',
      goes: 'A játszma küldése folyamatban.',
      gone: 'A játszma elküldve. Címzett: {{receivers}}.',
      failed: 'A játszmát nem sikerült elküldeni. Címzett: {{receivers}}. A játszma megmaradt.',
    },
    undo: 'Visszavonás',
    now: 'Küldés most',
    show: 'Játszma megnyitása',
  },
  mailWho: {
    title: 'Ki Ön ebben a játszmában?',
    text: 'A címekből nem derül ki, melyik játékos Ön. A program ezt csak egyszer kérdezi meg.',
    mover: 'ő következik',
    nobody: 'Egyik sem',
    nobodyHint: 'Ön csak nézi a játszmát',
  },
  mailDamaged: {
    title_one: 'Egy e-mailes játszma megsérült',
    title_other: '{{count}} e-mailes játszma megsérült',
    of: 'Ez a játszma már nem olvasható: {{names}}. Ami a fájljából megmaradt, a profilban ezen a néven lett félretéve:',
    folderTitle: 'Az e-mailes játszmák eltűntek',
    folder:
      'Az e-mailes játszmák mappája eltűnt: fájl volt a helyén. Ezt a program a profilban félretette, a neve most',
    ofSomebody: 'Egy játszma már nem olvasható. Ami a fájljából megmaradt, a profilban ezen a néven lett félretéve:',
    goOn_one:
      'A többi játszma változatlan. A folytatáshoz nyissa meg az ehhez tartozó utolsó levelet, vagy kérje meg a többi játékost, hogy küldjék el újra.',
    goOn_other:
      'A többi játszma változatlan. A folytatáshoz nyissa meg az ezekhez tartozó utolsó leveleket, vagy kérje meg a többi játékost, hogy küldjék el újra.',
    folderGoOn:
      'Egy játszma folytatásához nyissa meg a hozzá tartozó utolsó levelet, vagy kérje meg a többi játékost, hogy küldjék el újra.',
  },
  mailKnown: {
    title: 'Ez már megvan',
    text: {
      over: 'Ezt a levelet a program már beolvasta. A játszma véget ért; itt látható.',
      myTurn:
        'Ezt a levelet a program már beolvasta. Továbbra is Ön következik; a játszma itt van, ahogyan abbahagyta.',
      theirTurn:
        'Ezt a levelet a program már beolvasta, és most valaki más következik. A játszma itt látható mostani állásában.',
    },
  },
  mailOlder: {
    title: 'Ezt a kört Ön már lejátszotta',
    titleSeen: 'Ez a levél régebbi, mint az Ön játszmája',
    text_zero: 'A levélben még nincs lépés; Ön már {{of}} lépést látott.',
    text_one: 'A levélben {{count}} lépés van; Ön már {{of}} lépést látott.',
    text_other: 'A levélben {{count}} lépés van; Ön már {{of}} lépést látott.',
    next: {
      over: 'A játszma véget ért.',
      myTurn: 'Az itt tárolt játszmában Ön következik.',
      theirTurn: 'Az itt tárolt játszmában valaki más következik. Ha az Ön levele elveszett, küldje el újra.',
    },
    againHint:
      'A kört újrajátszhatja. Mivel a húzott lapka már ismert, a program a játszmát mindenki számára láthatóan megjelöli, és akihez az Ön első köre már megérkezett, az nem fogad el másikat.',
    goOn: 'Folytatás onnan',
    sendAgain: 'Küldés újra…',
    playAgain: 'Kör újrajátszása',
  },
  mailRefused: {
    title: { past: 'Ennek a játszmának más a múltja', mail: 'A levél elutasítva', file: 'Ez az Ön e-mailes játszmája' },
    move: 'A levelet a program elutasítja: a játszma {{move}}. lépése, amelyet {{player}} tett meg, nem az, amely itt szerepelt. Itt ez volt: {{kept}}; a levélben ez áll: {{arrived}}.',
    mark: 'A levelet a program elutasítja: a játszma {{move}}. lépése, amelyet {{player}} tett meg, újrajátszottként volt jelölve, a levél szerint viszont már nem az.',
    players: 'A levelet a program elutasítja: más játékosok szerepelnek benne, vagy más számítógép tartozik hozzájuk.',
    stopped:
      'A levél szerint minden játékos beleegyezett a leállításba. Az e-mailes játszmát végig kell játszani, tehát valaki megváltoztatta.',
    unread: 'Ezt a játszmát a program egy újabb verziója tárolta itt, olyan módon, amelyet ez a verzió nem ért.',
    rehearsal:
      'Ugyanazok a lapkái, mint egy e-mailben zajló játszmának, de már nem jelzi, hogy e-mailben játsszák. Amíg az a játszma tart, itt nem lehet lépéseket kipróbálni.',
    deal: 'A levelet a program elutasítja: olyan, mint egy itt tárolt játszma, de a szabályai vagy a zsákban lévő lapkák mások.',
    stays: {
      past: 'E-mailben senki sem vonhat vissza lépést. Az Ön játszmája változatlanul megmaradt.',
      mail: 'Az itt tárolt játszma nem változott.',
      file: 'A játszmáját az E-mailes játszmák között találja.',
    },
    look: 'Másolat megtekintése',
  },
  mailAnother: {
    title: 'Másik játszma a következőkkel: {{names}}',
    text: 'Ez a levél nem ahhoz a játszmához tartozik, amelyet a következőkkel játszik: {{names}}. Mások a lapkái vagy a szabályai. Ha annak a folytatását várta, kérdezzen rá, mielőtt lép.',
    numbers: 'A játszma száma a levélben: {{arrived}}. Az Ön játszmája: {{kept}}.',
    stays: 'Az Ön játszmája mindenképpen megmarad. Ha ezt hozzáadja, mellette jelenik meg az E-mailes játszmák között.',
    add: 'Játszma hozzáadása',
  },
  mailAddress: {
    titleNames: 'A levél megváltoztat egy nevet',
    renamed: '{{player}} neve a levélben: {{name}}.',
    textNames: 'Ha nem tudja az okát, tartsa meg a régi nevet, és kérdezzen rá.',
    title_one: 'A levél megváltoztat egy címet',
    title_other: 'A levél címeket változtat meg',
    change: '{{player}}: eddig {{kept}}, a levélben {{arrived}}.',
    none: 'nincs cím',
    text: 'Az Ön következő körei már oda mennének. Ha nem tud a változásról, tartsa meg a régi címet, és kérdezzen rá.',
    old: 'Régi megtartása',
    new: 'Új elfogadása',
  },
  mailRemove: {
    title: 'Eltávolítja ezt a játszmát?',
    text: 'A program elfelejti ezt a játszmát: {{name}}. Ha később levél érkezik róla, új játszmának számít.',
    remove: 'Eltávolítás',
  },
} as const satisfies Translated<typeof english>;
