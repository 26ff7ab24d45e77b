import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount:
        'A Beállításokban még nincs megadva levelezőkiszolgáló. Írja be, amit szolgáltatója a kimenő levelekről (SMTP) közöl.',
      noAddress: 'Hiányzik egy cím. Önnek és a címzettnek is meg kell adni.',
      wrongAddress: 'Ez nem lehet e-mail-cím: {{addresses}}. Javítsa ki, és küldje el újra.',
      ambiguousRecipient: 'A levelezőkiszolgáló több címzettet is ismer ezen a címen: {{addresses}}.',
      recipientRejected: 'A levelezőkiszolgáló nem kézbesít erre a címre: {{addresses}}. Biztosan helyes?',
      senderRejected:
        'A levelezőkiszolgáló nem engedi, hogy erről a címről küldjön. Használja azt, amely a fiókjához tartozik.',
      wrongPassword:
        'A levelezőkiszolgáló nem fogadja el ezt a felhasználónevet és jelszót. Egyes szolgáltatók alkalmazásjelszót kérnek.',
      unreachable: 'A levelezőkiszolgáló nem érhető el. Van hálózati kapcsolat, és helyes a kiszolgáló és a port?',
      interrupted:
        'A levelezőkiszolgáló megszakította a kapcsolatot. Nem tudni, hogy a levél megérkezett-e; az ismételt küldés nem okoz gondot.',
      tlsFailure:
        'Nincs biztonságos kapcsolat a levelezőkiszolgálóval: a tanúsítványa nem megfelelő, vagy nem így titkosít. A program semmit sem küldött el. Helyes a kiszolgáló, a port és a titkosítás?',
      attachmentFailed:
        'A mellékletet tartalmazó piszkozat nem írható ki. Lehet, hogy megtelt a lemez. Mentse a játszmát, és csatolja a fájlját maga egy levélhez.',
      noMailProgram:
        'Ezen a rendszeren nincs beállítva levelezőprogram. Másolja a játszmát egy levélbe, vagy mentse, és csatolja maga a fájlt.',
      failed: 'A levél ismeretlen okból nem ment el. Mentse a játszmát, és csatolja a fájlját maga egy levélhez.',
    },
    said: 'A kiszolgáló üzenete: {{words}}',
    reached: 'Ide megérkezett: {{addresses}}.',
    opened: {
      link: 'A piszkozat a levelezőprogramban van. Küldje el onnan.',
      shortLink:
        'A piszkozat a levelezőprogramban van. A teljes játszmát tartalmazza, csak a tábla rajzát nem. Küldje el onnan.',
      file: 'A piszkozat a levelezőprogramban van, mellékletként a játszmával. Küldje el onnan. Ha a program csak megjeleníti a levelet, de elküldeni nem tudja, nyissa meg a piszkozatot a fájl nélkül: a szöveg is tartalmazza a teljes játszmát.',
    },
    sent: 'A levél elment.',
    passwordNeeded: 'Hiányzik a jelszó.',
    cancelled: 'A program semmit sem küldött el.',
    testSubject: 'Tantrix: próbalevél',
    testText: 'Ezt a levelet a Tantrix Beállítások ablaka küldte. A levélküldés működik.',
    password: {
      title: 'Levelezési jelszó',
      text: 'Jelszó – felhasználó: {{user}}, kiszolgáló: {{host}}',
      label: 'Jelszó',
      kept: 'A rendszer titkosítva megőrzi.',
      notKept: 'Ezen a rendszeren nincs kulcstartó, amely megőrizhetné: a program minden futásakor egyszer megkérdezi.',
      give: 'Küldés',
    },
  },
} as const satisfies Translated<typeof english>;
