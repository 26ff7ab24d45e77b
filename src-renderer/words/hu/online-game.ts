import type { onlineGame as english } from '../en/online-game';
import type { Translated } from '../translation';

/** A game online on the table: for whom it waits, what people ask each other, the chat. */
export const onlineGame = {
  onlineGame: {
    status: {
      gone: 'Ez a játszma nincs kapcsolatban. Később folytathatja.',
      onItsWay: 'Úton: a lépés akkor számít, ha mindenkihez megérkezett.',
      onItsWayTo: 'Úton: a lépés akkor számít, ha újra itt van: {{players}}.',
      waitsFor: 'Várakozás, most lép: {{player}}.',
      waitsForAway: 'Várakozás, megszakadt a kapcsolata: {{player}}.',
    },
    trouble: {
      disk: 'A lemez megtelt. Semmi sem vész el: a játszma folytatódik, amint van hely.',
      stopped: 'A kapcsolat megszakadt. A helyreállítása folyamatban van.',
      notBelieved: 'Egy másik játékos programja olyat küldött, ami nem lehet igaz. A játszma úgy marad, ahogy van.',
    },
    connection: {
      all: 'Mindenki kapcsolatban',
      away: 'Távol: {{players}}',
      none: 'Nincs kapcsolat',
    },
    seat: {
      away: 'Távol',
    },
    clock: {
      left: 'hátralévő idő: {{time}}',
      over: '−{{time}}',
      overBy_one: 'Időtúllépés {{time}}: {{count}} pont levonás',
      overBy_other: 'Időtúllépés {{time}}: {{count}} pont levonás',
      fact: '{{player}} ideje',
      cost_one: 'túllépve: {{count}} pont levonás',
      cost_other: 'túllépve: {{count}} pont levonás',
    },
    rest: {
      fact: 'Lapkák',
      drawn: '{{from}}. lapkától fogva egyedül {{player}} számítógépe húzta',
    },
    asked: {
      label: 'Kérdés az asztaltól',
      agree: 'Beleegyezem',
      notNow: 'Most nem',
      toTheEnd: 'A ranglistába csak az a játszma számít bele, amelyet mindketten végigjátszanak.',
      undo_one: 'Kérdés ({{players}}): visszavehető {{count}} lapka?',
      undo_other: 'Kérdés ({{players}}): visszavehető {{count}} lapka?',
      stop: 'Kérdés ({{players}}): befejezzék most a játszmát?',
      again: 'Kérdés ({{players}}): legyen még egy játszma, felcserélt színekkel?',
      own: {
        undo_one: 'Ön {{count}} lapka visszavételét kérte. Még válaszol: {{players}}.',
        undo_other: 'Ön {{count}} lapka visszavételét kérte. Még válaszol: {{players}}.',
        stop: 'Ön a játszma befejezését kérte. Még válaszol: {{players}}.',
        again: 'Ön új játszmát kért. Még válaszol: {{players}}.',
      },
    },
    away: {
      text: 'Régóta távol: {{players}}. Hogyan folytatódjon a játszma?',
      proposed: 'A többiek szerint gépi játékos lépjen a helyére: {{players}}.',
      wait: 'Várok',
      robot: 'Játsszon a gép',
      stop: 'Játszma befejezése',
    },
    chat: {
      gone: 'Nincs kapcsolatban senki, akivel beszélhetne.',
      mute: 'Némítás',
      unmute: 'Némítás vége',
      phrases: 'Mondatok',
      more: 'Több…',
      fewer: 'Kevesebb',
      closed: 'Egyelőre csak kész mondatok küldhetők. Saját szavakhoz mindenki beleegyezése kell.',
      open: 'Csevegés megnyitása',
      waits: 'Várakozás, amíg a többiek is megnyitják a csevegést.',
      message: 'Üzenet mindenkinek',
      send: 'Küldés',
      said: '{{player}}: {{words}}',
      began: 'A játszma kezdete: {{time}}',
      lost: '{{player}} kapcsolata megszakadt, {{time}}',
      back: '{{player}} visszatért, {{time}}',
      opened: '{{player}} megnyitotta a csevegést, {{time}}',
    },
    phrase: {
      hello: 'Üdvözlöm!',
      haveFun: 'Jó szórakozást!',
      goodMove: 'Jó lépés',
      thanks: 'Köszönöm',
      oneMoment: 'Egy pillanat',
      back: 'Újra itt vagyok',
      sorry: 'Elnézést',
      wellPlayed: 'Szép játék volt',
      again: 'Még egyet?',
      goodbye: 'Viszlát',
    },
  },
} as const satisfies Translated<typeof english>;
