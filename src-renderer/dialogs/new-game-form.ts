import type { RememberedPlayers } from '../../src-shared/bridge/bridge';
import type { PlayerField } from '../../src-shared/record';
import { COLOURS, type Colour, isSeed, MAX_SEATS } from '../../src-shared/tantrix';
import { type PlayerProblems, problemsOfPlayers, trimmed } from './player-form';

/** The New Game dialog as a value: four rows, of which the first `count` play. */
export interface NewGameForm {
  readonly count: number;
  readonly rows: readonly Row[];
  /** As typed; empty for a random deal. */
  readonly seed: string;
  /** Whether the game is played under competition rules. */
  readonly isCompetition: boolean;
}
export type Row = RememberedPlayers[number];

export interface FormProblems {
  /** By row, what is wrong with each field. */
  readonly rows: readonly PlayerProblems[];
  readonly colourTwice: boolean;
  readonly seed: boolean;
}

/** The form for proposed players, filled up to four rows with the colours that are left. */
export function formFor(players: RememberedPlayers): NewGameForm {
  const rows: Row[] = [...players];
  for (const colour of COLOURS) {
    if (rows.length < MAX_SEATS && rows.every((row) => row.colour !== colour)) {
      rows.push({ name: '', email: '', country: '', colour });
    }
  }
  return { count: players.length, rows, seed: '', isCompetition: false };
}

export const withField = (form: NewGameForm, row: number, field: PlayerField, text: string): NewGameForm => ({
  ...form,
  rows: form.rows.map((each, at) => (at === row ? { ...each, [field]: text } : each)),
});

/** Gives a row a colour; who had it takes the row's old one, so that no two are ever alike. */
export function withColour(form: NewGameForm, row: number, colour: Colour): NewGameForm {
  const old = form.rows[row]?.colour ?? colour;
  return {
    ...form,
    rows: form.rows.map((each, at) => {
      if (at === row) return { ...each, colour };
      return each.colour === colour ? { ...each, colour: old } : each;
    }),
  };
}

export function problemsOf({ count, rows, seed }: NewGameForm): FormProblems {
  const playing = rows.slice(0, count);
  return {
    rows: problemsOfPlayers(playing),
    colourTwice: new Set(playing.map(({ colour }) => colour)).size < playing.length,
    seed: seed.trim() !== '' && !(/^\d+$/.test(seed.trim()) && isSeed(Number(seed))),
  };
}

export const isRight = ({ rows, colourTwice, seed }: FormProblems): boolean =>
  !colourTwice && !seed && rows.every((row) => Object.keys(row).length === 0);

/** The people who play, their texts without the white space round them. */
export const playersOf = ({ count, rows }: NewGameForm): RememberedPlayers =>
  rows.slice(0, count).map((row) => ({ ...trimmed(row), colour: row.colour }));
