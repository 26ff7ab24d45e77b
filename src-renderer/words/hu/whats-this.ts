import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Kattintson arra, amiről többet szeretne tudni. Kilépés: Esc.',
    more: 'Bővebben a kézikönyvben',
    open: 'Kézikönyv megnyitása',
    nothing: {
      title: 'Ehhez nincs súgó',
      words: 'Az ablak e részéhez nincs magyarázat. Keressen a kézikönyvben.',
    },
    place: {
      hand: {
        title: 'Egy játékos lapkái',
        words:
          'Egy játékos mindenki számára látható lapkái, a nevével, színével és eddigi pontszámával. A névre kattintva kiemelheti a legjobb vonalát vagy hurkát. A soron lévő játékos meg van jelölve.',
      },
      tile: {
        title: 'Lapka',
        words:
          'Az 56 lapka mindegyikén három szakasz van három színben. Az Ön kijátszható lapkáinak színes kerete van: jelöljön ki egyet, tegye egy mezőre, forgassa el, és játssza ki.',
      },
      space: {
        title: 'Mező',
        words:
          'Üres hely egy lapka mellett. Ha három lapka veszi körül, kényszermező lesz: pont jelöli, rézszínű szegély, ha most kell kitölteni, sáv, ha előbb egy másikat kell kitölteni, kereszt, ha már egyetlen lapka sem illik rá.',
      },
      board: {
        title: 'A tábla',
        words:
          'Az összes eddig kijátszott lapka: a tantrix. Az üres tábla húzással mozgatható, az egérgörgővel nagyítható. Ha nincs kijelölt lapka, a Page Up és a Page Down az egész táblát forgatja.',
      },
      'status-text': {
        title: 'A teendő',
        words:
          'Megmondja, mi a teendő most, vagy miért nem lehetett valamit megtenni. Mutasson egy mezőre, hogy lássa, mi kell oda.',
      },
      'bag-counter': {
        title: 'A zsákszámláló',
        words: 'Ennyi lapka maradt a zsákban. Kattintson, hogy lássa, melyek ezek, kivéve versenyszabályok szerint.',
      },
      scores: {
        title: 'Pontszámok',
        words:
          'Minden szín legjobb vonala vagy hurka. Egy lapka vonalban egy, hurokban két pontot ér. Kattintson egyre, hogy kiemelje a táblán.',
      },
      'replay-bar': {
        title: 'A visszajátszás',
        words:
          'Lépésenként végigvezet a játszmán: vissza, előre, automatikusan vagy egyenesen egy lépéshez. A játszma közben nem változik.',
      },
      'puzzle-box': {
        title: 'A doboz',
        words:
          'A feladvány lapkái, amelyek még nincsenek a táblán. Húzzon egyet a táblára, vagy jelölje ki, és kattintson egy cellára.',
      },
      'puzzle-clock': {
        title: 'Az óra',
        words:
          'Az Ön ideje ehhez a feladványhoz, a célidő és a legjobb ideje. Amíg párbeszédablak van nyitva, az óra áll.',
      },
      'pattern-box': {
        title: 'Minden lapka',
        words:
          'Minden készlet összes lapkája; a doboz sosem ürül ki. Húzzon egyet az asztalra, vagy jelölje ki, és kattintson egy mezőre. A szám azt mutatja, hány van az asztalon.',
      },
      race: {
        title: 'Verseny',
        words:
          'A Gobble minden játékosa a megmaradt lapkáival, az idő és az Ön lapkái. Válasszon itt egy lapkát, majd egy mezőt; gobble után egy lapkát, majd az ellenfél melletti gombot.',
      },
      'move-list': {
        title: 'Minden lépés',
        words: 'Ki melyik lapkát játszotta ki, az elsőtől az utolsóig. Válasszon egyet az utána kialakult álláshoz.',
      },
      'turning-points': {
        title: 'Fordulópontok',
        words:
          'A legtöbb pontba került lépések: mi történt, és mi lett volna jobb. Kattintson az egyikre, hogy lássa a táblán.',
      },
      'analysis-graph': {
        title: 'A játszma alakulása',
        words:
          'Ki állt nyerésre az egyes lépések után, és mennyivel. A pontok olyan lépéseket jelölnek, amelyeknél volt jobb. Kattintson az állás megtekintéséhez.',
      },
      'start-screen': {
        title: 'A kezdőképernyő',
        words: 'Nincs megnyitott játszma. Indítson újat, vagy nyisson meg egy mentettet.',
      },
      'menu-bar': {
        title: 'A menük',
        words: 'Minden, amire a program képes. Az Alt és az aláhúzott betű megnyit egy menüt.',
      },
      toolbar: {
        title: 'Az eszköztár',
        words: 'A leggyakoribb parancsok. Mutasson egy ikonra, hogy lássa, mire való.',
      },
      lesson: {
        title: 'Lecke',
        words:
          'Az oktató egy leckéje: mi a teendő ebben az állásban, és hogyan sikerült a lépés. Akárhányszor megpróbálhatja.',
      },
      study: {
        title: 'Tanulmány',
        words: 'A tanulmány: mit kell megtalálni, mi lett a lépéséből, és hogyan tovább.',
      },
      tip: {
        title: 'Tipp',
        words:
          'Elmagyarázza, amivel először találkozik egy játszmában. A gombjával vagy az Esc billentyűvel zárhatja be, vagy egyszerűen játsszon tovább. A Beállításokban a tippek kikapcsolhatók.',
      },
      statistics: {
        title: 'Az Ön statisztikája',
        words:
          'A befejezett játszmák és megoldott feladványok összesítve, a mappájában lévő fájlokból számolva. A nyílbillentyűkkel bejárhatja a diagramot és a naptárat.',
      },
      'side-panel': {
        title: 'Oldalpanel',
        words: 'A tábla mellett marad, amíg játszik. Az Esc bezárja.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
