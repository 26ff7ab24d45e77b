import type { about as english } from '../en/about';
import type { Translated } from '../translation';

/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'À propos de Tantrix',
    version: 'Version {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}} ; {{system}}',
    licence: 'Logiciel libre sous licence MIT : utilisez-le, modifiez-le, transmettez-le.',
    parts: 'Construit avec le travail d’autrui',
    part: '{{name}} {{version}}',
    noText: 'Ce composant indique sa licence, mais n’en fournit pas le texte.',
    runtime:
      'Les licences de Chromium et de Node.js, qu’Electron apporte avec lui, se trouvent à côté de lui dans LICENSES.chromium.html.',
    noParts: 'La liste des composants est illisible : l’installation du programme est incomplète.',
    copy: 'Copier les détails',
    copyHint:
      'Les détails sont ce qu’il faut pour signaler une erreur : la version, le système et la partie ouverte, avec les noms et les adresses qu’elle contient.',
    copied: 'Les détails sont dans le presse-papiers.',
    copyFailed:
      'Le système n’autorise pas l’écriture dans le presse-papiers. La version figure ci-dessus ; exportez aussi votre {{what}}.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Les signalements sont recueillis à l’adresse {{page}}.',
    reportNowhere:
      'Cet exemplaire n’indique aucune page pour les signalements. Gardez les détails pour la personne qui vous a fourni le programme.',
    nothingOpen: 'Rien n’est ouvert.',
  },
} as const satisfies Translated<typeof english>;
