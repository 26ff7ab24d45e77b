import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'Hiba történt',
      text: 'Váratlan hiba történt. Ami meg van nyitva, változatlan: mentse el. Kérjük, jelentse, mit csinált éppen.',
    },
    pasteFailed: {
      title: 'A vágólap nem olvasható',
      text: 'A rendszer letiltotta a vágólap elérését. Mentse a szöveget egy fájlba, és importálja azt.',
    },
    pasteEmpty: {
      title: 'Nincs mit beilleszteni',
      text: 'Nincs szöveg a vágólapon. Előbb másolja ki a teljes e-mailt vagy szövegképet.',
    },
    copyFailed: {
      title: 'A {{what}} másolása nem sikerült',
      text: 'A rendszer letiltotta a vágólap elérését. Exportálja inkább szövegfájlba ({{what}}).',
      text_game: 'A rendszer letiltotta a vágólap elérését. Exportálja inkább szövegfájlba a játszmát.',
      text_puzzle: 'A rendszer letiltotta a vágólap elérését. Exportálja inkább szövegfájlba a feladványt.',
    },
    movingPictureFailed: {
      title: 'A mozgókép rajzolása nem sikerült',
      text: 'Mentse inkább képként vagy fájlba ({{what}}).',
      text_game: 'Mentse inkább képként vagy fájlba a játszmát.',
    },
    settingsReset: {
      title: 'Beállítások alaphelyzetben',
      text: 'A beállítások fájlja nem olvasható. .bak fájlként megmaradt, és az alapértelmezett beállítások érvényesek.',
    },
    resultsDamaged: {
      title: 'Elveszett feladványeredmények',
      text: 'A feladványok eredményeinek fájlja megsérült. Minden olvasható eredmény megmaradt, és a sérült fájl még a profil mappájában van.',
    },
    gamesDamaged: {
      title: 'Néhány befejezett játszma elveszett',
      text: 'A befejezett játszmák fájlja megsérült. Ami olvasható volt, továbbra is számít; a sérült fájl még a profil mappájában van.',
    },
    lessonsDamaged: {
      title: 'A leckék állása megsérült',
      text: 'Lehet, hogy egyes kész leckék nem késznek látszanak. A sérült fájl még a profil mappájában van.',
    },
    settingsNotKept: {
      title: 'A beállítás nincs mentve',
      text: 'A beállítások nem menthetők. Kilépésig érvényesek; a {{what}} folytatható.',
    },
    pageCrashed: {
      title: 'Az ablak újraindult',
      text: 'Összeomlott, de a {{what}} megmaradt, és ismét meg van nyitva. Ha ez többször előfordul, kérjük, jelentse.',
    },
    mailGameTwice: {
      title: 'Ezt a játszmát már játssza',
      text: 'Az egyik e-mailes játszmának azonos a száma, a színei és a kezdő játékosa. Válasszon másik számot, vagy előbb távolítsa el azt a játszmát.',
    },
    rankingsFailed: {
      title: 'A ranglista nem jeleníthető meg',
      text: 'A ranglista most nem olvasható. Semmi sem veszett el; próbálja újra később.',
    },
    printFailed: {
      title: 'A nyomtatás nem sikerült',
      text: 'Semmi sem lett kinyomtatva vagy PDF-ként mentve. Válassza ismét a „Nyomtatás…” parancsot; az ablak megmutatja a hibát.',
    },
    recoveryFailed: {
      title: 'Az utolsó játszma vagy feladvány nem állítható vissza',
      text: 'A helyreállítási fájl megsérült. Ha maga is mentette, nyissa meg abból a fájlból.',
    },
  },
  failure: {
    details:
      'Az adatok a verziót, a rendszert és a hiba helyét tartalmazzák. Az ismert nevek kimaradnak; küldés előtt ellenőrizze.',
    notCopied: 'Nem lehet a vágólapra másolni.',
    again: 'Ablak újraindítása',
    game: {
      title: 'Az ablak nem jeleníthető meg',
      text: 'Hiba történt. Ami meg volt nyitva, megmaradt, és az ablak újraindulásakor ismét megnyílik.',
      leave: 'Kilépés',
    },
    manual: {
      title: 'A kézikönyv nem jeleníthető meg',
      text: 'Hiba történt ebben az ablakban. A játszmáját ez nem érinti.',
      leave: 'Kézikönyv bezárása',
    },
  },
  fileTrouble: {
    title: {
      open: 'A fájl nem nyitható meg',
      record: 'A fájl nem nyitható meg',
      save: 'A {{what}} nincs mentve',
    },
    stays: 'A megnyitott {{what}} változatlan.',
    open: {
      notFound: '„{{name}}” már nem létezik.',
      notAllowed: 'Nincs jogosultsága ennek olvasására: „{{name}}”.',
      readOnly: '„{{name}}” nem olvasható.',
      diskFull: '„{{name}}” nem olvasható.',
      tooLarge: '„{{name}}” túl nagy Tantrix-játszmának vagy -feladványnak.',
      notAGame: '„{{name}}” nem Tantrix-játszma vagy -feladvány.',
      failed: '„{{name}}” nem olvasható. Lehet, hogy a lemezzel vagy a hálózattal van gond.',
    },
    save: {
      notFound: '„{{name}}” mappája már nem létezik. A {{what}} nincs mentve; válasszon másik mappát.',
      notAllowed: 'Nincs jogosultsága ennek írására: „{{name}}”. A {{what}} nincs mentve; válasszon másik mappát.',
      readOnly: '„{{name}}” írásvédett lemezen van. A {{what}} nincs mentve; válasszon másik mappát.',
      diskFull: 'Nincs elég lemezterület ehhez: „{{name}}”. A {{what}} nincs mentve; a régi fájl változatlan.',
      tooLarge: 'A {{what}} túl nagy a mentéshez.',
      notAGame: 'A {{what}} nem menthető.',
      failed: '„{{name}}” nem írható. A {{what}} nincs mentve; válasszon másik mappát.',
    },
    salvaged_zero: 'A lapkák kiosztása helyreállítható, de egyetlen lépés sem.',
    salvaged_one: 'Az első lépés helyreállítható, és új játszmaként megnyitható.',
    salvaged_other: 'Az első {{count}} lépés helyreállítható, és új játszmaként megnyitható.',
    salvagedUnsure_zero:
      'Ez csak feltételezés: a lapkák kiosztása helyreállítható, de egyetlen lépés sem, és lehet, hogy nem az eredeti.',
    salvagedUnsure_one:
      'Ez csak feltételezés: egy szabályos lépés helyreállítható, és új játszmaként megnyitható, de lehet, hogy nem az eredeti.',
    salvagedUnsure_other:
      'Ez csak feltételezés: {{count}} szabályos lépés helyreállítható, és új játszmaként megnyitható, de lehet, hogy nem mind az eredeti.',
    openSalvaged: 'A helyreállítható rész megnyitása',
    record: {
      notAPicture: '„{{name}}” nem olvasható kép.',
      noGame:
        '„{{name}}” nem tartalmaz játszmát vagy feladványt. Ilyet csak a Tantrixszal készült képek és szövegek tartalmaznak.',
      tooLarge: '„{{name}}” túl nagy Tantrix-játszmának vagy -feladványnak.',
      tooMuchWork: '„{{name}}” beolvasása túl sok időt vagy memóriát igényelne. A fájl nem lett megnyitva.',
      notAGame: '„{{name}}” nem Tantrix-játszma vagy -feladvány.',
      newerVersion: '„{{name}}” a Tantrix egy újabb verziójával lett mentve. A megnyitásához frissítse a programot.',
      cutOff: '„{{name}}” hiányos: nincs meg a vége.',
      damaged: '„{{name}}” sérült: egy része elveszett vagy megváltozott. Ha valaki küldte, kérje el újra.',
      unknownSet: '„{{name}}” olyan lapkakészletet használ, amely ebben a verzióban nincs meg.',
      badLine: '„{{name}}” {{line}}. sora nem olvasható.',
      badDeal: '„{{name}}” nem tartalmaz játszható kiosztást: {{reason}}',
      badPuzzle: '„{{name}}” nem tartalmaz játszható feladványt: {{reason}}',
      isPuzzle: '„{{name}}” feladvány. Válasszon inkább játszmát.',
      illegalMove: '„{{name}}” szabálytalan lépést tartalmaz, a lépés száma: {{move}}. {{reason}}',
    },
    deal: {
      seatCount: 'egy játszmához két, három vagy négy játékos kell.',
      colourTwice: 'két játékosnak azonos a színe.',
      starter: 'a kezdő játékos nem létezik.',
      bag: 'a zsákban nem az 56 lapka van.',
    },
    puzzle: {
      tiles: 'lapkái nem a készletből valók, vagy ismétlődnek.',
      colours: 'a céljának nincs színe, vagy olyan, amely egy lapkán sincs.',
      shape: 'az alakzatának nem annyi cellája van, ahány lapkája.',
      loops: 'a célja olyan hurkokra ad szabályt, amelyeket nem kér.',
      numbers: 'a céljában érvénytelen szám van.',
      clues: 'a támpontjai fedik egymást, vagy nem a lapkái közül valók.',
      drawn: 'a lapkák sorrendje nem illik a feladványhoz.',
      laid: 'a táblán lévő lapkák fedik egymást, vagy nem a feladványhoz tartoznak.',
      firm: 'a rögzített lapkák nincsenek a táblán.',
    },
  },
} as const satisfies Translated<typeof english>;
