import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'Ez nem sikerült',
      text: 'Váratlan hiba történt. Ami meg van nyitva, változatlan: mentse el. Kérjük, jelentse, mit csinált éppen.',
    },
    pasteFailed: {
      title: 'A vágólap nem olvasható',
      text: 'A rendszer nem engedi a vágólap olvasását. Mentse a szöveget egy fájlba, és importálja azt.',
    },
    pasteEmpty: {
      title: 'Nincs mit beilleszteni',
      text: 'A vágólapon nincs szöveg. Előbb másolja ki a teljes levelet vagy szövegképet.',
    },
    copyFailed: {
      title: 'A {{what}} másolása nem sikerült',
      text: 'A rendszer nem engedi a vágólap írását. Exportálja szövegfájlba: {{what}}.',
      text_game: 'A rendszer nem engedi a vágólap írását. Exportálja inkább szövegfájlba a játszmát.',
      text_puzzle: 'A rendszer nem engedi a vágólap írását. Exportálja inkább szövegfájlba a feladványt.',
    },
    settingsReset: {
      title: 'A beállítások alaphelyzetbe kerültek',
      text: 'A beállítások fájlja nem volt értelmezhető. A program .bak néven félretette, és az alapértelmezett beállítások érvényesek.',
    },
    resultsDamaged: {
      title: 'Feladványeredmények vesztek el',
      text: 'A feladványok eredményeinek fájlja megsérült. Minden még olvasható eredmény megmaradt; a sérült fájlt a program a profilban félretette.',
    },
    lessonsDamaged: {
      title: 'A leckék listája megsérült',
      text: 'A még késznek olvasható leckék készek maradtak; a többit végezze el újra. A sérült fájlt a program a profilban félretette.',
    },
    settingsNotKept: {
      title: 'A beállítás nem menthető',
      text: 'A beállításokat nem lehet kiírni. A program bezárásáig érvényesek; a {{what}} folytatható.',
    },
    pageCrashed: {
      title: 'Az ablakot újra kellett indítani',
      text: 'Az ablak meghibásodott, de a {{what}} megmaradt, és ugyanúgy nyitva van, mint előtte. Ha ez többször előfordul, kérjük, jelentse.',
    },
    mailGameTwice: {
      title: 'Ezt az osztást már játsszák',
      text: 'Az e-mailes játszmák között van egy azonos osztási számmal, színekkel és kezdéssel. Válasszon más osztási számot, vagy előbb távolítsa el azt a játszmát.',
    },
    rankingsFailed: {
      title: 'A ranglista nem jeleníthető meg',
      text: 'A profilban tárolt ranglista most nem olvasható. Semmi sem veszett el; próbálja meg később.',
    },
    printFailed: {
      title: 'Az oldalak nem készültek el',
      text: 'Sem a nyomtatás, sem a PDF mentése nem sikerült. Válassza ismét a „Nyomtatás…” parancsot; az ablak megmondja, mi a baj.',
    },
    recoveryFailed: {
      title: 'A legutóbb megnyitott tartalom nem állítható vissza',
      text: 'Ami megmaradt belőle, sérült. Ha el volt mentve, nyissa meg a fájljából.',
    },
  },
  failure: {
    details:
      'Az adatok a verziót, a rendszert és a hiba helyét nevezik meg. A program által ismert nevek kimaradnak; küldés előtt olvassa el.',
    notCopied: 'A rendszer nem engedi a vágólap írását.',
    again: 'Az ablak újraindítása',
    game: {
      title: 'Az ablak nem rajzolható ki',
      text: 'Hiba történt benne. Ami meg van nyitva, megmaradt, és visszatér, amikor az ablak újraindul.',
      leave: 'Kilépés a programból',
    },
    manual: {
      title: 'A kézikönyv nem jeleníthető meg',
      text: 'Hiba történt az ablakában. A játszmáját ez nem érinti.',
      leave: 'A kézikönyv bezárása',
    },
  },
  fileTrouble: {
    title: {
      open: 'A fájl nem használható',
      record: 'A fájl nem használható',
      save: 'A {{what}} nincs mentve',
    },
    stays: 'A megnyitott {{what}} változatlan.',
    open: {
      notFound: '„{{name}}” már nincs a helyén.',
      notAllowed: 'Nincs jogosultsága ennek olvasására: „{{name}}”.',
      readOnly: '„{{name}}” nem olvasható.',
      diskFull: '„{{name}}” nem olvasható.',
      tooLarge: '„{{name}}” túl nagy ahhoz, hogy Tantrix-játszma vagy -feladvány legyen.',
      notAGame: '„{{name}}” nem Tantrix-játszma és nem is -feladvány.',
      failed: '„{{name}}” nem olvasható. Lehet, hogy a lemez vagy a hálózat hibás.',
    },
    save: {
      notFound: '„{{name}}” mappája már nincs meg. A {{what}} nincs mentve.',
      notAllowed: 'Nincs jogosultsága ennek írására: „{{name}}”. A {{what}} nincs mentve; válasszon másik mappát.',
      readOnly: '„{{name}}” írásvédett lemezen van. A {{what}} nincs mentve; válasszon másik mappát.',
      diskFull: 'A lemezen nincs elég hely ehhez: „{{name}}”. A {{what}} nincs mentve; a régi fájl változatlan.',
      tooLarge: 'A {{what}} túl nagy a mentéshez.',
      notAGame: 'A {{what}} nem menthető.',
      failed: '„{{name}}” nem írható. A {{what}} nincs mentve; válasszon másik mappát.',
    },
    salvaged_zero: 'Az osztás megmenthető, de egyetlen lépés sem.',
    salvaged_one: 'Az első lépése megmenthető, és új játszmaként megnyitható.',
    salvaged_other: 'Az első {{count}} lépése megmenthető, és új játszmaként megnyitható.',
    salvagedUnsure_zero:
      'Ez csak feltételezés: az osztás olvasható, de egyetlen lépés sem, és lehet, hogy nem ezzel játszottak.',
    salvagedUnsure_one:
      'Ez csak feltételezés: egy szabályos lépés olvasható, és új játszmaként megnyitható, de lehet, hogy nem ezt lépték.',
    salvagedUnsure_other:
      'Ez csak feltételezés: {{count}} szabályos lépés olvasható, és új játszmaként megnyitható, de lehet, hogy nem mindegyiket így lépték.',
    openSalvaged: 'A megmenthető rész megnyitása',
    record: {
      notAPicture: '„{{name}}” nem olvasható kép.',
      noGame:
        '„{{name}}” nem tartalmaz sem játszmát, sem feladványt. Ilyet csak a Tantrix készítette képek és szövegek tartalmaznak.',
      tooLarge: '„{{name}}” túl nagy ahhoz, hogy Tantrix-játszma vagy -feladvány legyen.',
      tooMuchWork: '„{{name}}” beolvasása túl sok időt vagy memóriát igényelne. Semmit sem használtunk fel belőle.',
      notAGame: '„{{name}}” nem Tantrix-játszma és nem is -feladvány.',
      newerVersion: '„{{name}}” a Tantrix egy újabb verziójával készült.',
      cutOff: '„{{name}}” csonka: hiányzik a vége.',
      damaged: '„{{name}}” sérült: valami elveszett vagy megváltozott benne. Ha Önnek küldték, kérje el újra.',
      unknownSet: '„{{name}}” olyan lapkakészlettel készült, amely ebben a verzióban nincs meg.',
      badLine: '„{{name}}” nem értelmezhető, a hibás sor száma: {{line}}.',
      badDeal: '„{{name}}” nem tartalmaz játszható osztást: {{reason}}',
      badPuzzle: '„{{name}}” nem tartalmaz játszható feladványt: {{reason}}',
      isPuzzle: '„{{name}}” feladványt tartalmaz, itt pedig játszma kell.',
      illegalMove: '„{{name}}” szabálytalan lépést tartalmaz, a lépés száma: {{move}}. {{reason}}',
    },
    deal: {
      seatCount: 'egy játszmában kettő, három vagy négy játékos vehet részt.',
      colourTwice: 'két játékosnak azonos a színe.',
      starter: 'a kezdő játékos nem létezik.',
      bag: 'a zsákban nem az 56 lapka van.',
    },
    puzzle: {
      tiles: 'lapkái nem a készletből valók, vagy ismétlődnek.',
      colours: 'a célja olyan színt nevez meg, amely egy lapkán sincs, vagy egyet sem nevez meg.',
      shape: 'az alakzatának nem annyi cellája van, ahány lapkája.',
      loops: 'a célja olyan hurkokról szól, amelyeket nem kér.',
      numbers: 'a célja olyasmit számol, amit nem lehet megszámolni.',
      clues: 'a támpontjai nem a saját lapkái, vagy egymáson fekszenek.',
      drawn: 'a lapkáinak sorrendje nem hozzá tartozik.',
      laid: 'nem a saját lapkái fekszenek az asztalon, vagy néhány egymáson fekszik.',
      firm: 'rögzítve vannak olyan lapkák, amelyek nem fekszenek az asztalon.',
    },
  },
} as const satisfies Translated<typeof english>;
