import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Kattintson arra, amiről magyarázatot kér. Az Esc kilép.',
    more: 'Bővebben a súgóban',
    open: 'A kézikönyv megnyitása',
    nothing: {
      title: 'Itt nincs mit magyarázni',
      words: 'Az ablaknak ehhez a részéhez nincs súgó. A kézikönyvben rákereshet arra, amit tudni szeretne.',
    },
    place: {
      hand: {
        title: 'Egy játékos lapkái',
        words:
          'Egy játékos mindenki számára látható lapkái, a nevével, színével és eddigi pontszámával. A névre kattintva kiemelve látszik a legjobb vonala vagy hurka. A soron lévő játékos meg van jelölve.',
      },
      tile: {
        title: 'Lapka',
        words:
          'Az 56 lapka mindegyikén három szakasz van három színben. Az Ön kijátszható lapkái kerettel vannak kiemelve: jelölje ki, tegye egy mezőre, forgassa el, és játssza ki.',
      },
      space: {
        title: 'Mező',
        words:
          'Üres hely egy lapka mellett. Ha három lapka veszi körül, kényszermező lesz: gyűrű jelöli, nagyobb gyűrű, ha most kell kitölteni, sáv, ha előbb egy másikat kell kitölteni, kereszt, ha már egyetlen lapka sem illik rá.',
      },
      board: {
        title: 'A tábla',
        words:
          'Az összes kijátszott lapka: a tantrix. Az üres táblát húzva mozgatható, az egérgörgővel nagyítható és kicsinyíthető. Ha nincs kijelölt lapka, a Page Up és a Page Down az egészet forgatja.',
      },
      'status-text': {
        title: 'A teendő',
        words:
          'Megmondja, mi a teendő most, vagy miért utasított vissza valamit a program. Amíg a mutató egy mezőn áll, azt írja ki, mi kell arra a mezőre.',
      },
      'bag-counter': {
        title: 'A zsákszámláló',
        words: 'Ennyi lapka maradt a zsákban. Kattintásra az is látható, melyek ezek, kivéve versenyszabályok szerint.',
      },
      scores: {
        title: 'Pontszámok',
        words:
          'Minden szín legjobb vonala vagy hurka: a vonal lapkánként egy, a hurok lapkánként két pontot ér. Kattintásra kiemelve látszik a táblán.',
      },
      'replay-bar': {
        title: 'A visszajátszás',
        words:
          'Lépésről lépésre végigvezet a játszmán: vissza, előre, magától, vagy egyenesen bármelyik lépéshez. A játszma közben nem változik.',
      },
      'puzzle-box': {
        title: 'A doboz',
        words:
          'A feladvány még le nem rakott lapkái. Húzzon egyet az asztalra, vagy jelölje ki, és kattintson egy cellára.',
      },
      'puzzle-clock': {
        title: 'Az óra',
        words:
          'A feladványra eddig fordított idő, a célidő és az Ön legjobb ideje. Amíg párbeszédablak van nyitva, az óra áll.',
      },
      'move-list': {
        title: 'Minden lépés',
        words:
          'Ki melyik lapkát játszotta ki, az elsőtől az utolsóig. Válasszon egyet, és az utána kialakult állás látható.',
      },
      'analysis-graph': {
        title: 'A játszma alakulása',
        words:
          'Minden lépés után megmutatja, ki és mekkora különbséggel számíthatott győzelemre. A pontok olyan lépéseket jelölnek, amelyeknél volt jobb. Kattintásra az állás látható.',
      },
      'start-screen': {
        title: 'A kezdet',
        words: 'Nincs megnyitott játszma. Indítson újat, vagy nyisson meg egy mentettet.',
      },
      'menu-bar': {
        title: 'A menük',
        words: 'Minden, amire a program képes. Az Alt és az aláhúzott betű billentyűzetről nyitja meg a menüt.',
      },
      toolbar: {
        title: 'Az eszköztár',
        words: 'A leggyakrabban használt parancsok. Álljon a mutatóval egy képre, és olvasható, mire való.',
      },
      lesson: {
        title: 'Lecke',
        words:
          'A tanfolyam egy leckéje: mi a teendő ebben az állásban, és mi lett a lépés eredménye. Akárhányszor újra megpróbálható.',
      },
      'side-panel': {
        title: 'Oldalpanel',
        words: 'A tábla mellett áll, miközben a játszma folyik. Az Esc bezárja.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
