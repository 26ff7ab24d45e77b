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
