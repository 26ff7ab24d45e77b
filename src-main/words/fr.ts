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
