import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount:
        'Nincs beállítva levelezőkiszolgáló. A Beállításokban adja meg szolgáltatója kimenő levelekre (SMTP) vonatkozó adatait.',
      noAddress: 'Hiányzik egy cím. Önnek és a címzettnek is kell.',
      wrongAddress: 'Érvénytelen e-mail-cím: {{addresses}}. Javítsa ki, és küldje el újra.',
      ambiguousRecipient: 'A levelezőkiszolgáló több címzettet talált ehhez a címhez: {{addresses}}.',
      recipientRejected:
        'A levelezőkiszolgáló nem tud kézbesíteni erre a címre: {{addresses}}. Ellenőrizze az írásmódját.',
      senderRejected:
        'A levelezőkiszolgáló nem engedi, hogy erről a címről küldjön. Használja azt, amely a fiókjához tartozik.',
      wrongPassword:
        'A levelezőkiszolgáló elutasította a felhasználónevet vagy a jelszót. Egyes szolgáltatók alkalmazásjelszót kérnek.',
      unreachable: 'A levelezőkiszolgáló nem érhető el. Ellenőrizze a kapcsolatot, a kiszolgáló nevét és a portot.',
      interrupted:
        'Megszakadt a kapcsolat a levelezőkiszolgálóval. Nem tudni, hogy az e-mail elment-e; nyugodtan elküldheti újra.',
      tlsFailure:
        'Nem jött létre biztonságos kapcsolat a levelezőkiszolgálóval: érvénytelen a tanúsítványa, vagy nem támogatja ezt a titkosítást. Semmi sem lett elküldve. Ellenőrizze a kiszolgálót, a portot és a titkosítást.',
      attachmentFailed:
        'A mellékletet tartalmazó piszkozat nem menthető. Lehet, hogy megtelt a lemez. Mentse a játszmát, és csatolja a fájlt egy e-mailhez.',
      noMailProgram:
        'Ezen a rendszeren nincs beállítva levelezőprogram. Másolja a játszmát egy e-mailbe, vagy mentse, és csatolja a fájlt.',
      failed: 'Az e-mail ismeretlen hiba miatt nem ment el. Mentse a játszmát, és csatolja a fájlt egy e-mailhez.',
    },
    said: 'A kiszolgáló válasza: {{words}}',
    reached: 'Ide megérkezett: {{addresses}}.',
    opened: {
      link: 'A piszkozat megnyílt a levelezőprogramban. Küldje el onnan.',
      shortLink:
        'A piszkozat megnyílt a levelezőprogramban. A teljes játszmát tartalmazza, csak a tábla rajzát nem. Küldje el onnan.',
      file: 'A piszkozat megnyílt a levelezőprogramban, mellékletként a játszmával. Küldje el onnan. Ha a program csak megjeleníti az e-mailt, de elküldeni nem tudja, nyissa meg a piszkozatot melléklet nélkül: a szöveg is tartalmazza a teljes játszmát.',
    },
    sent: 'E-mail elküldve.',
    passwordNeeded: 'Adja meg a jelszót.',
    cancelled: 'Semmi sem lett elküldve.',
    testSubject: 'Tantrix: próba-e-mail',
    testText: 'Ez egy próba a Tantrix Beállítások ablakából. Az e-mail-küldés működik.',
    password: {
      title: 'E-mail-jelszó',
      text: 'Jelszó – felhasználó: {{user}}, kiszolgáló: {{host}}',
      label: 'Jelszó',
      kept: 'A rendszer titkosítva tárolja.',
      notKept:
        'Ezen a rendszeren nincs kulcstartó, amely tárolná, ezért a Tantrix minden indítása után egyszer meg kell adnia.',
      give: 'Küldés',
    },
  },
} as const satisfies Translated<typeof english>;
