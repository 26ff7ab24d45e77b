import type { robots as english } from '../en/robots';
import type { Translated } from '../translation';

/** Computer players. */
export const robots = {
  robot: {
    name: { mason: 'Mason', thorn: 'Thorn', orbit: 'Orbit', flint: 'Flint' },
    about: {
      mason: 'Bâtit une longue ligne, tuile après tuile.',
      thorn: 'Bloque vos lignes dès que possible.',
      orbit: 'Adore les boucles, même là où une ligne suffirait.',
      flint: 'Tente le tout pour le tout.',
    },
    levels: ['Débutant', 'Occasionnel', 'Joueur de club', 'Fort', 'Expert', 'Maître'],
    levelNamed: '{{level}} {{name}}',
  },
  robotFailed: {
    title: 'Erreur du joueur virtuel',
    text: '{{player}} n’a pas trouvé de coup, alors qu’il y en a un. Un humain joue désormais à sa place, et la partie continue.',
    report:
      'Les détails sont dans le fichier « {{name}} » du dossier {{folder}}. Merci de le joindre à un signalement.',
    noReport:
      'Les détails n’ont pas pu être enregistrés : le disque ne peut pas être écrit. Merci de signaler ce problème avec la partie enregistrée.',
  },
} as const satisfies Translated<typeof english>;
