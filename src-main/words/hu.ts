import type { MainWords } from './words';

export const hu: MainWords = {
  filter: {
    txg: 'Tantrix-játszmák',
    text: 'Szövegfájlok',
    png: 'PNG-képek',
    svg: 'SVG-képek',
    pdf: 'PDF-dokumentumok',
    rankings: 'Tantrix-ranglisták',
    csv: 'Táblázatok táblázatkezelőknek',
    games: 'Tantrix-játszmák és képeik',
    texts: 'Szövegfájlok és mentett levelek',
    tables: 'Tantrix-ranglisták és táblázatok',
    pictures: 'Képek',
    all: 'Minden fájl',
  },
  open: {
    games: 'Játszma vagy fejtörő megnyitása',
    texts: 'Játszma vagy fejtörő importálása',
    tables: 'Ranglista importálása',
    pictures: 'Kép kiválasztása',
    button: 'Megnyitás',
  },
  save: { title: 'Mentés', button: 'Mentés' },
  crash: {
    title: 'A Tantrix nem tud tovább futni',
    text: 'Az ablak egy percen belül kétszer is összeomlott, ezért a program kilép. Semmi sem veszett el: a nyitott játszma megmaradt, a következő indításkor folytatható.',
  },
  mac: {
    services: 'Szolgáltatások',
    hide: '{{program}} elrejtése',
    hideOthers: 'A többi elrejtése',
    unhide: 'Az összes megjelenítése',
    quit: '{{program}} bezárása',
    window: 'Ablak',
    minimize: 'Kis méret',
    zoom: 'Nagyítás',
    front: 'Összes előtérbe hozása',
    cut: 'Kivágás',
    selectAll: 'Az összes kijelölése',
  },
};
