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
  manual: {
    title: 'De handleiding kan niet worden getoond',
    text: 'Haar venster is binnen een minuut tweemaal vastgelopen en is gesloten. Je partij is onaangeroerd.',
  },
  hangs: {
    title: 'Het venster antwoordt niet',
    text: 'Wacht, of start het opnieuw: wat open is, is na de laatste zet bewaard en komt terug.',
    wait: 'Wachten',
    anew: 'Opnieuw starten',
  },
  failed: {
    title: 'Er is een onverwachte fout opgetreden',
    text: 'Wat open is, is bewaard. De gegevens zeggen voor een melding waar in het programma het gebeurde.',
    goOn: 'Doorgaan',
    copy: 'Gegevens kopiëren',
  },
  noStart: {
    title: 'Tantrix kan niet starten',
    text: 'Wat het laatst open was, is nog bewaard. De gegevens zeggen voor een melding waar in het programma het misging.',
    close: 'Sluiten',
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
