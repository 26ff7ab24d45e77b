import type { about as english } from '../en/about';
import type { Translated } from '../translation';

/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'À propos de Tantrix',
    version: 'Version {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}} ; {{system}}',
    licence: 'Logiciel libre sous licence MIT. Vous pouvez l’utiliser, le modifier et le partager librement.',
    parts: 'Logiciels tiers',
    part: '{{name}} {{version}}',
    noText: 'Ce composant indique sa licence sans en fournir le texte.',
    runtime:
      'Les licences de Chromium et de Node.js, fournis avec Electron, se trouvent dans LICENSES.chromium.html, dans le dossier du programme.',
    noParts: 'La liste des composants est introuvable. Réinstallez Tantrix.',
    copy: 'Copier les détails',
    copyHint: 'Pour signaler une erreur : version, système et partie ouverte, noms et adresses compris.',
    copied: 'Détails copiés.',
    copyFailed: 'Impossible de copier dans le presse-papiers. Notez la version ci-dessus et exportez votre {{what}}.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Signalez les problèmes sur {{page}}.',
    reportNowhere:
      'Cet exemplaire n’a pas de page de signalement. Envoyez les détails à la personne qui vous a fourni le programme.',
    nothingOpen: 'Rien n’est ouvert.',
  },
  /** The keys of all commands. */
  shortcuts: { title: 'Raccourcis clavier', tiles: 'Touches pour les tuiles et le plateau' },
} as const satisfies Translated<typeof english>;
