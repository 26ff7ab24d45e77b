import type { robots as english } from '../en/robots';
import type { Translated } from '../translation';

/** Computer players. */
export const robots = {
  robot: {
    name: { mason: 'Mason', thorn: 'Thorn', orbit: 'Orbit', flint: 'Flint' },
    about: {
      mason: 'Bouwt steen voor steen aan één lange lijn.',
      thorn: 'Blokkeert je lijnen waar het maar kan.',
      orbit: 'Is dol op lussen, ook waar een lijn zou volstaan.',
      flint: 'Gokt: alles of niets.',
    },
    levels: ['Beginner', 'Recreant', 'Clubspeler', 'Sterk', 'Expert', 'Meester'],
    levelNamed: '{{level}} {{name}}',
  },
  robotFailed: {
    title: 'Fout van een computerspeler',
    text: '{{player}} kon geen zet vinden, hoewel er een is. Een mens neemt het nu over, en de partij gaat door.',
    report: 'Details staan in het bestand “{{name}}” in de map {{folder}}. Stuur het mee als je de fout meldt.',
    noReport:
      'De details konden niet worden opgeslagen: er kan niet naar de schijf worden geschreven. Meld dit en stuur de opgeslagen partij mee.',
  },
} as const satisfies Translated<typeof english>;
