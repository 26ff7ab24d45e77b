import type { MainWords } from './words';

export const hu: MainWords = {
  filter: {
    txg: 'Tantrix-játszmák',
    text: 'Szövegfájlok',
    png: 'PNG-képek',
    svg: 'SVG-képek',
    pdf: 'PDF-dokumentumok',
    rankings: 'Tantrix-ranglisták',
    csv: 'CSV-táblázatok',
    games: 'Tantrix-játszmák és képeik',
    texts: 'Szövegfájlok és mentett levelek',
    tables: 'Tantrix-ranglisták és táblázatok',
    pictures: 'Képek',
    all: 'Minden fájl',
  },
  open: {
    games: 'Játszma vagy feladvány megnyitása',
    texts: 'Játszma vagy feladvány importálása',
    tables: 'Ranglista importálása',
    pictures: 'Kép kiválasztása',
    button: 'Megnyitás',
  },
  save: { title: 'Mentés', button: 'Mentés' },
  crash: {
    title: 'A Tantrix nem folytathatja',
    text: 'Az ablak egy percen belül kétszer is összeomlott, ezért a program kilép. Semmi sem veszett el: a megnyitott játszma megmaradt, és a következő indításkor folytatható.',
  },
  manual: {
    title: 'A kézikönyv nem jeleníthető meg',
    text: 'Az ablaka egy percen belül kétszer is összeomlott, ezért bezárult. A játszmáját ez nem érinti.',
  },
  hangs: {
    title: 'Az ablak nem válaszol',
    text: 'Várjon, vagy indítsa újra: ami meg van nyitva, az utolsó lépés után megmaradt, és visszatér.',
    wait: 'Várakozás',
    anew: 'Újraindítás',
  },
  failed: {
    title: 'Váratlan hiba történt',
    text: 'Ami meg van nyitva, megmaradt. Az adatok megmondják egy jelentéshez, hol történt a hiba a programban.',
    goOn: 'Folytatás',
    copy: 'Adatok másolása',
  },
  noStart: {
    title: 'A Tantrix nem indítható el',
    text: 'Ami utoljára meg volt nyitva, megmaradt. Az adatok megmondják egy jelentéshez, hol történt a hiba a programban.',
    close: 'Bezárás',
  },
  mac: {
    services: 'Szolgáltatások',
    hide: '{{program}} elrejtése',
    hideOthers: 'Többi elrejtése',
    unhide: 'Összes megjelenítése',
    quit: '{{program}} bezárása',
    window: 'Ablak',
    minimize: 'Kis méret',
    zoom: 'Nagyítás',
    front: 'Összes előtérbe hozása',
    cut: 'Kivágás',
    selectAll: 'Összes kijelölése',
  },
};
