import type { onlineGame as english } from '../en/online-game';
import type { Translated } from '../translation';

/** A game online on the table: for whom it waits, what people ask each other, the chat. */
export const onlineGame = {
  onlineGame: {
    status: {
      gone: 'Deze partij is niet verbonden. Je kunt hem later voortzetten.',
      onItsWay: 'Onderweg: de zet telt zodra iedereen hem heeft.',
      onItsWayTo: 'Onderweg: de zet telt zodra deze speler terug is: {{players}}.',
      waitsFor: 'Wachten tot {{player}} speelt.',
      waitsForAway: 'Wachten op {{player}}: de verbinding is verbroken.',
    },
    trouble: {
      disk: 'De schijf is vol. Er gaat niets verloren: de partij gaat verder zodra er ruimte is.',
      stopped: 'De verbinding werd onderbroken. Ze wordt hersteld.',
      notBelieved:
        'Het programma van een andere speler stuurde iets dat niet kan kloppen. De partij blijft zoals hij is.',
    },
    connection: {
      all: 'Iedereen verbonden',
      away: 'Afwezig: {{players}}',
      none: 'Niet verbonden',
    },
    seat: {
      away: 'Afwezig',
    },
    clock: {
      left: 'nog {{time}}',
      over: '−{{time}}',
      overBy_one: 'Tijd met {{time}} overschreden: {{count}} punt eraf',
      overBy_other: 'Tijd met {{time}} overschreden: {{count}} punten eraf',
      fact: 'Tijd van {{player}}',
      cost_one: 'overschreden: {{count}} punt eraf',
      cost_other: 'overschreden: {{count}} punten eraf',
    },
    rest: {
      fact: 'Stenen',
      drawn: 'vanaf steen {{from}} alleen door de computer van {{player}} getrokken',
    },
    asked: {
      label: 'Vraag van de tafel',
      agree: 'Akkoord',
      notNow: 'Nu niet',
      toTheEnd: 'Alleen een partij die beide spelers zelf uitspelen, telt voor de ranglijst.',
      undo_one: 'Vraag van {{players}}: {{count}} steen terugnemen?',
      undo_other: 'Vraag van {{players}}: {{count}} stenen terugnemen?',
      stop: 'Vraag van {{players}}: de partij nu beëindigen?',
      again: 'Vraag van {{players}}: nog een keer spelen, met verwisselde kleuren?',
      own: {
        undo_one: 'Je vroeg om {{count}} steen terug te nemen. Nog geen antwoord van {{players}}.',
        undo_other: 'Je vroeg om {{count}} stenen terug te nemen. Nog geen antwoord van {{players}}.',
        stop: 'Je vroeg om de partij te beëindigen. Nog geen antwoord van {{players}}.',
        again: 'Je vroeg om nog een keer te spelen. Nog geen antwoord van {{players}}.',
      },
    },
    away: {
      text: 'Al een tijdje afwezig: {{players}}. Hoe moet de partij verdergaan?',
      proposed: 'De anderen willen dat een computerspeler de plaats inneemt van {{players}}.',
      wait: 'Wachten',
      robot: 'Computer laten spelen',
      stop: 'Partij beëindigen',
    },
    chat: {
      gone: 'Er is niemand verbonden om mee te praten.',
      mute: 'Dempen',
      unmute: 'Niet dempen',
      phrases: 'Zinnen',
      more: 'Meer…',
      fewer: 'Minder',
      closed: 'Tot nu toe kun je alleen vaste zinnen sturen. Voor eigen woorden moet iedereen akkoord gaan.',
      open: 'Chat openen',
      waits: 'Wachten tot de anderen de chat ook openen.',
      message: 'Bericht aan iedereen',
      send: 'Versturen',
      said: '{{player}}: {{words}}',
      began: 'Partij begonnen om {{time}}',
      lost: '{{player}} is de verbinding kwijt, {{time}}',
      back: '{{player}} is terug, {{time}}',
      opened: '{{player}} heeft de chat geopend, {{time}}',
    },
    phrase: {
      hello: 'Hallo!',
      haveFun: 'Veel plezier!',
      goodMove: 'Goede zet',
      thanks: 'Bedankt',
      oneMoment: 'Een ogenblik',
      back: 'Ik ben terug',
      sorry: 'Het spijt me',
      wellPlayed: 'Goed gespeeld',
      again: 'Nog een keer?',
      goodbye: 'Tot ziens',
    },
  },
} as const satisfies Translated<typeof english>;
