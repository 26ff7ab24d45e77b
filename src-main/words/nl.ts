import type { MainWords } from './words';

export const nl: MainWords = {
  filter: {
    txg: 'Tantrix-partijen',
    text: 'Tekstbestanden',
    png: 'PNG-afbeeldingen',
    svg: 'SVG-afbeeldingen',
    pdf: 'PDF-documenten',
    rankings: 'Tantrix-ranglijsten',
    csv: 'Tabellen voor rekenbladen',
    games: 'Tantrix-partijen en afbeeldingen daarvan',
    texts: 'Tekstbestanden en bewaarde e-mails',
    tables: 'Tantrix-ranglijsten en tabellen',
    pictures: 'Afbeeldingen',
    all: 'Alle bestanden',
  },
  open: {
    games: 'Partij of puzzel openen',
    texts: 'Partij of puzzel importeren',
    tables: 'Ranglijst importeren',
    pictures: 'Afbeelding kiezen',
    button: 'Openen',
  },
  save: { title: 'Opslaan', button: 'Opslaan' },
  crash: {
    title: 'Tantrix kan niet verder',
    text: 'Het venster is binnen een minuut tweemaal vastgelopen; daarom stopt het programma. Er is niets verloren: de geopende partij is bewaard en wordt je bij de volgende start aangeboden.',
  },
  mac: {
    services: 'Voorzieningen',
    hide: 'Verberg {{program}}',
    hideOthers: 'Verberg andere',
    unhide: 'Toon alles',
    quit: 'Stop {{program}}',
    window: 'Venster',
    minimize: 'Minimaliseer',
    zoom: 'Zoom',
    front: 'Alles op voorgrond',
    cut: 'Knip',
    selectAll: 'Selecteer alles',
  },
};
