import type { mailGames as english } from '../en/mail-games';
import type { Translated } from '../translation';

/** Games by mail: handing a turn on, what comes in, and the list of them. */
export const mailGames = {
  mailGames: {
    title: 'E-mailes játszmák',
    none: 'Még nincs e-mailes játszma. Indítson egyet az „Új játszma” paranccsal, vagy nyisson meg, illetve illesszen be egyet, amelyet kapott.',
    open: 'Megnyitás',
    openGame: 'Játszma megnyitása: {{others}}',
    send: 'Küldés…',
    sendGame: 'Játszma küldése: {{others}}',
    remove: 'Eltávolítás',
    removeGame: 'Játszma eltávolítása: {{others}}',
    unread_one:
      'Még egy játszmát a Tantrix egy újabb verziója mentett, és itt nem nyitható meg. Változatlanul megmarad.',
    unread_other:
      'Még {{count}} játszmát a Tantrix egy újabb verziója mentett, és itt nem nyithatók meg. Változatlanul megmaradnak.',
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
      drafted: 'megnyitva a levelezőprogramban',
      copied: 'vágólapra másolva',
      exported: 'fájlba exportálva',
    },
    fileName_zero: '{{players}}, első kör',
    fileName_one: '{{players}}, {{count}} lépés',
    fileName_other: '{{players}}, {{count}} lépés',
    subject: 'Tantrix: {{name}}',
    again_one:
      'A játszma {{numbers}}. lépésétől kezdődő kört újrajátszották, miután a lapkáját már kihúzták. Ezt minden játékos láthatja.',
    again_other:
      'Újrajátszott körök, miután a lapkájukat már kihúzták; első lépéseik: {{numbers}}. Ezt minden játékos láthatja.',
    playedAgain: 'újrajátszva',
  },
  turnOver: {
    title: { start: 'Az új játszma elküldése', turn: 'Köre véget ért', end: 'A játszma véget ért' },
    next: '{{player}} következik. Küldje el a játszmát erre a címre: {{address}}.',
    nextWithout: {
      usual:
        '{{player}} következik, de nincs e-mail-címe. Adja meg a „Játékosok adatai” ablakban, vagy másolja, illetve exportálja a játszmát.',
      competition:
        '{{player}} következik, de nincs e-mail-címe, és a versenyszabályok miatt nem is adható meg. Másolja vagy exportálja a játszmát.',
    },
    end: 'Küldje el a befejezett játszmát, hogy a többiek is lássák. Címzett: {{players}}.',
    none: 'Nincs kinek elküldeni.',
    send: 'Küldés',
    sendHint: 'azonnal, az Ön e-mail-fiókjából',
    draft: 'Piszkozat megnyitása',
    draftHint: 'a levelezőprogramban, mellékletként a játszmával',
    copy: 'Másolás',
    copyHint: 'szövegként, e-mailbe illesztéshez',
    export: 'Exportálás…',
    exportHint: 'fájlként, e-mailhez csatoláshoz',
    later: 'Később',
    laterHint: 'A játszma mindenképp mentve van. Ide a Fájl / Játszma küldése paranccsal térhet vissza.',
    sending: 'Küldés…',
    stop: 'Küldés leállítása',
    done: {
      sent: 'E-mail elküldve. A válaszig a játszma az „E-mailes játszmák” között marad.',
      copied: 'Játszma másolva. Illessze be egy e-mailbe; idézve is olvasható marad.',
      exported: 'Fájl mentve. Csatolja egy e-mailhez.',
      drafted: 'A válaszig a játszma az „E-mailes játszmák” között marad.',
    },
    asLink: 'Megnyitás melléklet nélkül',
    copyFailed: 'Nem lehet a vágólapra másolni. Exportálja a játszmát, és csatolja a fájlt.',
    failed:
      'A játszma nincs elküldve, de mentve van. Próbálja újra, másolja egy e-mailbe, vagy exportálja, és csatolja a fájlt.',
  },
  sending: {
    label: 'Játszma küldése',
    receiver: '{{player}}, {{address}}',
    waits: 'Küldés {{seconds}} mp múlva. Címzett: {{receivers}}',
    goes: 'Küldés… Címzett: {{receivers}}',
    gone: 'Elküldve. Címzett: {{receivers}}',
    failed: 'Nincs elküldve. Címzett: {{receivers}}',
    said: {
      waits:
        'A játszma küldése néhány másodperc múlva indul. Címzett: {{receivers}}. A „Még ne küldje” gomb megállítja.',
      goes: 'Játszma küldése.',
      gone: 'A játszma elküldve. Címzett: {{receivers}}.',
      failed: 'A játszma nincs elküldve, de mentve van. Címzett: {{receivers}}.',
    },
    undo: 'Még ne küldje',
    now: 'Küldés most',
    show: 'Játszma megnyitása',
  },
  mailWho: {
    title: 'Ki Ön ebben a játszmában?',
    text: 'A címekből nem derül ki, melyik játékos Ön. Ezt csak egyszer kell megadnia.',
    mover: 'ő következik',
    nobody: 'Csak nézem',
    nobodyHint: 'Ön nem játszik',
  },
  mailDamaged: {
    title_one: 'Egy e-mailes játszma megsérült',
    title_other: '{{count}} e-mailes játszma megsérült',
    of: 'Ez a játszma már nem olvasható: {{names}}. A fájlja a profil mappájában ezen a néven maradt meg:',
    folderTitle: 'Az e-mailes játszmák hiányoznak',
    folder: 'Az e-mailes játszmák mappája helyén egy fájl volt. Ez a profil mappájában ezen a néven maradt meg:',
    ofSomebody: 'Egy játszma már nem olvasható. A fájlja a profil mappájában ezen a néven maradt meg:',
    goOn_one:
      'A többi játszma rendben van. A folytatáshoz nyissa meg az ehhez tartozó utolsó e-mailt, vagy kérje meg a többi játékost, hogy küldjék el újra.',
    goOn_other:
      'A többi játszma rendben van. A folytatáshoz nyissa meg az ezekhez tartozó utolsó e-maileket, vagy kérje meg a többi játékost, hogy küldjék el újra.',
    folderGoOn:
      'Egy játszma folytatásához nyissa meg a hozzá tartozó utolsó e-mailt, vagy kérje meg a többi játékost, hogy küldjék el újra.',
  },
  mailKnown: {
    title: 'Már megkapta',
    text: {
      over: 'Ezt az e-mailt már megnyitotta. A játszma véget ért; itt látható.',
      myTurn: 'Ezt az e-mailt már megnyitotta. Továbbra is Ön következik; a játszma itt van, ahogyan abbahagyta.',
      theirTurn: 'Ezt az e-mailt már megnyitotta. Másik játékos következik; itt a játszma jelenlegi állása.',
    },
  },
  mailOlder: {
    title: 'Ezt a kört Ön már lejátszotta',
    titleSeen: 'Ez az e-mail régebbi, mint az Ön játszmája',
    text_zero: 'Az e-mailben még nincs lépés; Ön már {{of}} lépést látott.',
    text_one: 'Az e-mailben {{count}} lépés van; Ön már {{of}} lépést látott.',
    text_other: 'Az e-mailben {{count}} lépés van; Ön már {{of}} lépést látott.',
    next: {
      over: 'A játszma véget ért.',
      myTurn: 'Az Ön játszmájában Ön következik.',
      theirTurn: 'Az Ön játszmájában másik játékos következik. Ha az e-mailje elveszett, küldje el újra.',
    },
    againHint:
      'A kört újrajátszhatja. Mivel a húzott lapkát már látta, a játszma mindenki számára láthatóan meg lesz jelölve, és akihez az első köre már megérkezett, az nem fogad el másikat.',
    goOn: 'Saját játszma folytatása',
    sendAgain: 'Újraküldés…',
    playAgain: 'Kör újrajátszása',
  },
  mailRefused: {
    title: { past: 'Ellentmondó lépések', mail: 'Az e-mail elutasítva', file: 'Ez az Ön e-mailes játszmája' },
    move: 'Elutasítva: a játszma {{move}}. lépése ({{player}}) megváltozott. Itt ez volt: {{kept}}; az e-mailben: {{arrived}}.',
    mark: 'Elutasítva: a játszma {{move}}. lépése ({{player}}) újrajátszottként volt jelölve, de az e-mailben már nincs jelölve.',
    players: 'Elutasítva: az e-mail megváltoztatja, ki játszik, vagy melyik számítógépen.',
    stopped:
      'Az e-mail szerint minden játékos beleegyezett az idő előtti befejezésbe. Az e-mailes játszmákat mindig végigjátsszák, tehát valaki módosította.',
    unread: 'Ezt a játszmát a Tantrix egy újabb verziója mentette. Ez a verzió nem tudja beolvasni.',
    rehearsal:
      'Ugyanazok a lapkái, mint egy e-mailben zajló játszmának, de már nem jelzi, hogy e-mailben játsszák. Amíg az a játszma tart, itt nem lehet lépéseket kipróbálni.',
    deal: 'Elutasítva: olyan, mint az egyik játszmája, de a szabályai vagy a zsákban lévő lapkák mások.',
    stays: {
      past: 'E-mailben nem lehet lépést visszavonni. Az Ön játszmája változatlan.',
      mail: 'Az itt mentett játszmák nem változtak.',
      file: 'A játszmáját az E-mailes játszmák között találja.',
    },
    look: 'Másolat megtekintése',
  },
  mailAnother: {
    title: 'Másik játszma a következőkkel: {{names}}',
    text: 'Ez az e-mail nem ahhoz a játszmához tartozik, amelyet a következőkkel játszik: {{names}}. Mások a lapkái vagy a szabályai. Ha annak a folytatását várta, kérdezzen rá, mielőtt lép.',
    numbers: 'A játszma száma az e-mailben: {{arrived}}. Az Ön játszmája: {{kept}}.',
    stays: 'Az Ön játszmája mindenképp megmarad. Ha ezt hozzáadja, mindkettőt az „E-mailes játszmák” között találja.',
    add: 'Játszma hozzáadása',
  },
  mailAddress: {
    titleNames: 'Az e-mail megváltoztat egy nevet',
    renamed: '{{player}} neve az e-mailben: {{name}}.',
    textNames: 'Ha erre nem számított, tartsa meg a régi nevet, és kérdezzen rá.',
    title_one: 'Az e-mail megváltoztat egy címet',
    title_other: 'Az e-mail címeket változtat meg',
    change: '{{player}}: eddig {{kept}}, most {{arrived}}.',
    none: 'nincs cím',
    text: 'Az Ön következő körei oda mennének. Ha erre nem számított, tartsa meg a régi címet, és kérdezzen rá.',
    old: 'Régi megtartása',
    new: 'Új használata',
  },
  mailRemove: {
    title: 'Eltávolítja ezt a játszmát?',
    text: 'Ez a játszma el lesz távolítva: {{name}}. Ha később megnyit egy hozzá tartozó e-mailt, az új játszmának számít.',
    remove: 'Eltávolítás',
  },
} as const satisfies Translated<typeof english>;
