import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

/** What helps to play well. */
export const aids = {
  hint: {
    thinking: 'A legjobb lépés keresése…',
    placement: '{{tile}} a megjelölt mezőre',
    spokenPlacement: '{{tile}}. lapka, {{space}}. mező',
    tile: 'javasolt',
    closesLoop: '{{tiles}} lapkás hurkot zár be, amely {{score}} pontot ér.',
    joinsLines: 'Összeköti két vonalát ({{first}} és {{second}} lapka) egyetlen {{length}} lapkás vonallá.',
    joinsThrough_one:
      'Előkészíti két vonala ({{first}} és {{second}} lapka) összekötését a tábla {{space}} mezőjén: oda {{count}} lapka illik.',
    joinsThrough_other:
      'Előkészíti két vonala ({{first}} és {{second}} lapka) összekötését a tábla {{space}} mezőjén: oda {{count}} lapka illik.',
    extendsLine: 'Vonalát {{from}} lapkásról {{to}} lapkásra hosszabbítja.',
    blocks_zero: 'Elzárja a {{colour}}, {{length}} lapkás vonalat a tábla {{space}} mezőjén: oda már nem illik lapka.',
    blocks_one:
      'Akadályozza a {{colour}}, {{length}} lapkás vonalat a tábla {{space}} mezőjén: oda {{before}} helyett {{count}} lapka illik.',
    blocks_other:
      'Akadályozza a {{colour}}, {{length}} lapkás vonalat a tábla {{space}} mezőjén: oda {{before}} helyett {{count}} lapka illik.',
    fillsNext_one: 'A köre folytatódik: még egy lapkája kitölt {{count}} kényszermezőt.',
    fillsNext_other: 'A köre folytatódik: további lapkái kitöltenek {{count}} kényszermezőt.',
    onlyMove: 'Ez az egyetlen lehetséges lépése.',
    noReason: 'Nincs egyetlen fő ok: amikor a gép sokszor továbbjátszotta a játszmát, Önnek ez a lépés volt a legjobb.',
    ahead_one: 'Becsült végeredmény: kb. {{count}} pont előny.',
    ahead_other: 'Becsült végeredmény: kb. {{count}} pont előny.',
    behind_one: 'Becsült végeredmény: kb. {{count}} pont hátrány.',
    behind_other: 'Becsült végeredmény: kb. {{count}} pont hátrány.',
    even: 'Becsült végeredmény: nagyjából döntetlen.',
  },
  analysis: {
    progress: 'Elemzett lépések',
    looking: 'Elemzés: {{number}}/{{count}}. lépés…',
    halted: '{{count}} lépésből {{number}} elemezve.',
    goOn: 'Folytatás',
    graph: 'Állás e lépés után',
    ahead: '{{name}} vezet: legfeljebb {{points}} pont',
    score: 'Becsült pontszámok ({{low}}–{{high}} pont)',
    choose: 'Az állás megtekintéséhez kattintson a grafikonra vagy egy lépésre.',
    unknown: 'Ez a lépés még nincs elemezve.',
    expected: 'Becsült pont',
    before: 'előtte',
    after: 'utána',
    better: 'Legjobb (+{{points}}): {{tile}} a megjelölt mezőre.',
    spokenBetter: 'Legjobb (+{{points}}): {{tile}}. lapka, {{space}}. mező.',
    betterThere: 'Legjobb (+{{points}}): {{tile}} ugyanerre a mezőre.',
    betterTurned: 'Legjobb (+{{points}}): ugyanez a lapka ugyanide, másképp elforgatva.',
    best: 'Nincs jobb lépés.',
    saidAfter: 'becsült pontszám: {{scores}}',
    saidBetter: 'egy másik lépés {{points}} ponttal jobb lett volna',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'most egyetlen megmaradt lapka sem illik ide',
    now_one: 'most {{count}} megmaradt lapka illik ide',
    now_other: 'most {{count}} megmaradt lapka illik ide',
    shared_one: 'ebből {{count}} másik kényszermezőre is illik',
    shared_other: 'ebből {{count}} másik kényszermezőkre is illik',
    later_one: 'a korlátozások megszűntével további {{count}}',
    later_other: 'a korlátozások megszűntével további {{count}}',
    held: 'kézben: {{players}}',
    heldByNobody: 'senkinek sincs a kezében',
    tile: 'kényszermezőre illik',
  },
} as const satisfies Translated<typeof english>;
