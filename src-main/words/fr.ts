import type { MainWords } from './words';

export const fr: MainWords = {
  filter: {
    txg: 'Parties de Tantrix',
    text: 'Fichiers texte',
    png: 'Images PNG',
    svg: 'Images SVG',
    pdf: 'Documents PDF',
    rankings: 'Classements de Tantrix',
    csv: 'Tableaux pour tableurs',
    games: 'Parties de Tantrix et leurs images',
    texts: 'Fichiers texte et e-mails enregistrés',
    tables: 'Classements de Tantrix et tableaux',
    pictures: 'Images',
    all: 'Tous les fichiers',
  },
  open: {
    games: 'Ouvrir une partie ou un puzzle',
    texts: 'Importer une partie ou un puzzle',
    tables: 'Importer un classement',
    pictures: 'Choisir une image',
    button: 'Ouvrir',
  },
  save: { title: 'Enregistrer', button: 'Enregistrer' },
  crash: {
    title: 'Tantrix ne peut pas continuer',
    text: 'La fenêtre a cessé de fonctionner deux fois en une minute : le programme se ferme. Rien n’est perdu : la partie ouverte est conservée, et le prochain démarrage la proposera.',
  },
  manual: {
    title: 'Le manuel ne peut pas être affiché',
    text: 'Sa fenêtre a cessé de fonctionner deux fois en une minute et a été fermée. Votre partie n’est pas touchée.',
  },
  hangs: {
    title: 'La fenêtre ne répond pas',
    text: 'Attendez, ou redémarrez-la : ce qui est ouvert a été conservé après le dernier coup et reviendra.',
    wait: 'Attendre',
    anew: 'Redémarrer',
  },
  failed: {
    title: 'Une erreur imprévue s’est produite',
    text: 'Ce qui est ouvert est conservé. Les détails indiquent, pour un rapport, l’endroit de l’erreur dans le programme.',
    goOn: 'Continuer',
    copy: 'Copier les détails',
  },
  noStart: {
    title: 'Tantrix ne peut pas démarrer',
    text: 'Ce qui était ouvert est toujours conservé. Les détails indiquent, pour un rapport, l’endroit de l’erreur dans le programme.',
    close: 'Fermer',
  },
  mac: {
    services: 'Services',
    hide: 'Masquer {{program}}',
    hideOthers: 'Masquer les autres',
    unhide: 'Tout afficher',
    quit: 'Quitter {{program}}',
    window: 'Fenêtre',
    minimize: 'Placer dans le Dock',
    zoom: 'Réduire/agrandir',
    front: 'Tout ramener au premier plan',
    cut: 'Couper',
    selectAll: 'Tout sélectionner',
  },
};
