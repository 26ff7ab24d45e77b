import type { about as english } from '../en/about';
import type { Translated } from '../translation';

/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'A Tantrix névjegye',
    version: '{{version}} verzió',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Szabad szoftver az MIT-licenc alatt: használja, módosítsa, adja tovább.',
    parts: 'Mások munkájának felhasználásával készült',
    part: '{{name}} {{version}}',
    noText: 'Ez az összetevő megnevezi a licencét, de a szövegét nem mellékeli.',
    runtime:
      'Az Electronnal érkező Chromium és Node.js licencei a program mellett, a LICENSES.chromium.html fájlban találhatók.',
    noParts: 'Az összetevők listája nem olvasható: a program telepítése hiányos.',
    copy: 'Adatok másolása',
    copyHint:
      'Ezekre az adatokra van szükség egy hibabejelentéshez: verzió, rendszer és a megnyitott játszma a benne lévő nevekkel és címekkel.',
    copied: 'Az adatok a vágólapra kerültek.',
    copyFailed:
      'A rendszer nem engedi a vágólap írását. A verzió fent olvasható; exportálja mellé azt is, ami meg van nyitva ({{what}}).',
    copyFailed_game: 'A rendszer nem engedi a vágólap írását. A verzió fent olvasható; exportálja mellé a játszmát is.',
    copyFailed_puzzle:
      'A rendszer nem engedi a vágólap írását. A verzió fent olvasható; exportálja mellé a feladványt is.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'A hibajelentéseket itt gyűjtjük: {{page}}',
    reportNowhere:
      'Ez a példány nem nevez meg oldalt a hibajelentésekhez. Őrizze meg a részleteket annak, akitől a programot kapta.',
    nothingOpen: 'Semmi sincs megnyitva.',
  },
} as const satisfies Translated<typeof english>;
