import type { about as english } from '../en/about';
import type { Translated } from '../translation';

/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'A Tantrix névjegye',
    version: '{{version}} verzió',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Szabad szoftver az MIT-licenc alatt. Szabadon használhatja, módosíthatja és megoszthatja.',
    parts: 'Külső szoftverek',
    part: '{{name}} {{version}}',
    noText: 'Ez az összetevő megnevezi a licencét, de a szövegét nem tartalmazza.',
    runtime:
      'Az Electronnal érkező Chromium és Node.js licencei a program mappájában, a LICENSES.chromium.html fájlban találhatók.',
    noParts: 'Az összetevők listája hiányzik. Telepítse újra a Tantrixot.',
    copy: 'Részletek másolása',
    copyHint: 'Hibajelentéshez: verzió, rendszer és a megnyitott játszma, nevekkel és címekkel együtt.',
    copied: 'Részletek másolva.',
    copyFailed: 'Nem lehet a vágólapra másolni. Jegyezze fel a fenti verziót, és exportáljon ({{what}}).',
    copyFailed_game: 'Nem lehet a vágólapra másolni. Jegyezze fel a fenti verziót, és exportálja a játszmát.',
    copyFailed_puzzle: 'Nem lehet a vágólapra másolni. Jegyezze fel a fenti verziót, és exportálja a feladványt.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Hibabejelentés: {{page}}',
    reportNowhere:
      'Ez a példány nem nevez meg oldalt a hibajelentésekhez. Küldje el az adatokat annak, akitől a programot kapta.',
    nothingOpen: 'Nincs megnyitva semmi.',
  },
  /** The keys of all commands. */
  shortcuts: { title: 'Billentyűparancsok', tiles: 'A lapkák és a tábla billentyűi' },
} as const satisfies Translated<typeof english>;
