import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

/** What helps to play well. */
export const aids = {
  hint: {
    thinking: 'A legjobb lépés keresése…',
    placement: '{{tile}}. lapka, {{space}}. mező',
    tile: 'javasolt',
    closesLoop: '{{tiles}} lapkás hurkot zár be, amely {{score}} pontot ér.',
    joinsLines: 'Két vonalát ({{first}} és {{second}} lapka) egyetlen {{length}} lapkás vonallá köti össze.',
    joinsThrough_one:
      'Két vonala ({{first}} és {{second}} lapka) így a tábla {{space}}. mezőjén találkozik; {{count}} odaillő lapka maradt.',
    joinsThrough_other:
      'Két vonala ({{first}} és {{second}} lapka) így a tábla {{space}}. mezőjén találkozik; {{count}} odaillő lapka maradt.',
    extendsLine: 'Vonalát {{from}} lapkásról {{to}} lapkásra hosszabbítja.',
    blocks_zero:
      'Elzárja a {{colour}}, {{length}} lapkás vonalat a tábla {{space}}. mezőjén: oda már egy lapka sem illik, pedig eddig {{before}} illett.',
    blocks_one:
      'Akadályozza a {{colour}}, {{length}} lapkás vonalat a tábla {{space}}. mezőjén: oda {{before}} helyett már csak {{count}} lapka illik.',
    blocks_other:
      'Akadályozza a {{colour}}, {{length}} lapkás vonalat a tábla {{space}}. mezőjén: oda {{before}} helyett már csak {{count}} lapka illik.',
    fillsNext_one: 'Utána {{count}} kényszermezőt tölthet ki.',
    fillsNext_other: 'Utána {{count}} kényszermezőt tölthet ki.',
    noReason:
      'A táblán semmi sem szól külön mellette: a próbaképp végigjátszott folytatások ezzel sikerültek a legjobban.',
    ahead_one: 'Várható végeredmény: körülbelül {{count}} pont előny.',
    ahead_other: 'Várható végeredmény: körülbelül {{count}} pont előny.',
    behind_one: 'Várható végeredmény: körülbelül {{count}} pont hátrány.',
    behind_other: 'Várható végeredmény: körülbelül {{count}} pont hátrány.',
    even: 'Várható végeredmény: nagyjából döntetlen.',
  },
  analysis: {
    progress: 'Megvizsgált lépések',
    looking: 'Vizsgálat: {{number}}/{{count}}…',
    halted: 'Megvizsgálva: {{number}}/{{count}}.',
    goOn: 'Folytatás',
    graph: 'Állás e lépés után',
    ahead: '{{name}} vezet: legfeljebb {{points}} pont',
    score: 'Várható pontszámok ({{low}}–{{high}} pont)',
    choose: 'Az állás megtekintéséhez kattintson a grafikonra vagy egy lépésre.',
    unknown: 'Ez a lépés még nincs megvizsgálva.',
    expected: 'Várható pont',
    before: 'előtte',
    after: 'utána',
    better: 'Jobb lett volna (+{{points}} pont): {{tile}}. lapka, {{space}}. mező.',
    betterThere: 'Jobb lett volna (+{{points}} pont): {{tile}}. lapka ugyanerre a mezőre.',
    betterTurned: 'Jobb lett volna (+{{points}} pont): ugyanez a lapka ugyanide, másképp elforgatva.',
    best: 'A program nem talált jobbat.',
    saidAfter: 'utána várható: {{scores}}',
    saidBetter: 'egy másik lépés {{points}} ponttal jobb lett volna',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'most egyetlen hátralévő lapka sem kerülhet ide',
    now_one: 'most {{count}} hátralévő lapka kerülhet ide',
    now_other: 'most {{count}} hátralévő lapka kerülhet ide',
    shared_one: 'ebből {{count}} másik kényszermezőre is illik',
    shared_other: 'ebből {{count}} másik kényszermezőkre is illik',
    later_one: 'a korlátozások megszűntével további {{count}}',
    later_other: 'a korlátozások megszűntével további {{count}}',
    held: 'kézben tartja: {{players}}',
    heldByNobody: 'senki sem tartja kézben',
    tile: 'kényszermezőre illik',
  },
} as const satisfies Translated<typeof english>;
