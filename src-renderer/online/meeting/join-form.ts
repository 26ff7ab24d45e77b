import type { JoinRequest, OnlineProblem, TableSeen } from '../../../src-shared/bridge/bridge';
import { parseInvitation } from '../../../src-shared/online/invitation';
import type { Colour } from '../../../src-shared/tantrix';
import type { PlayerProblems } from '../../game/player-form';
import { freeColour, isRight, meOf, problemsOfSelf, type Self } from './self';
import { coloursAt, wayInto } from './tables';

/** The dialog in which a table is joined, as a value. */

export const WAYS = ['network', 'invitation'] as const;
export type Way = (typeof WAYS)[number];

export interface JoinForm {
  readonly self: Self;
  /** How the table is found. */
  readonly way: Way;
  /** The table that was chosen of those that were found. */
  readonly chosen?: string | undefined;
  /** The table whose password is asked for. */
  readonly asking?: string | undefined;
  readonly password: string;
  /** A code or a link, as typed. */
  readonly invitation: string;
  /** Colours that somebody has, as was told when they were wanted. */
  readonly taken: readonly Colour[];
  /** What was wrong at the last try. */
  readonly problems: PlayerProblems;
  /** Why the last try failed. */
  readonly refused?: OnlineProblem | undefined;
}

export const joinFormFor = (self: Self, invitation: string, refused: OnlineProblem | undefined): JoinForm => ({
  self,
  way: invitation === '' ? 'network' : 'invitation',
  password: '',
  invitation,
  taken: [],
  problems: {},
  refused,
});

export const withSelf = (form: JoinForm, self: Self): JoinForm => ({ ...form, self, problems: {}, refused: undefined });

export const withWay = (form: JoinForm, way: Way): JoinForm => ({
  ...form,
  way,
  password: '',
  taken: [],
  refused: undefined,
});

export const withInvitation = (form: JoinForm, invitation: string): JoinForm => ({
  ...form,
  invitation,
  taken: [],
  refused: undefined,
});

/** Chooses a table; what was said of another is forgotten. */
export const withChosen = (form: JoinForm, id: string): JoinForm =>
  form.chosen === id ? form : { ...form, chosen: id, asking: undefined, password: '', taken: [], refused: undefined };

/** The last try failed. A colour that somebody has makes way for another, so that one more press is enough. */
export const withRefusal = (form: JoinForm, { people }: JoinRequest, refused: OnlineProblem): JoinForm => ({
  ...form,
  refused,
  taken: refused === 'colourTaken' ? [...form.taken, ...people.map(({ colour }) => colour)] : form.taken,
});

/** The colours that cannot be had, as far as they are known. */
export const takenIn = (form: JoinForm, table: TableSeen | undefined): readonly Colour[] =>
  form.way === 'network' && table && wayInto(table) === 'join' ? [...coloursAt(table), ...form.taken] : form.taken;

/** What comes of trying to join: what main is asked, if nothing is missing. */
export interface Try {
  readonly form: JoinForm;
  readonly request?: JoinRequest;
}

/** Goes to a table that was found, to play or to watch; the password is asked for first. */
export function tryTable(before: JoinForm, table: TableSeen): Try {
  const form = withChosen(before, table.id);
  const way = wayInto(table);
  if (way !== 'join' && way !== 'watch') return { form };
  if (table.hasPassword && form.asking !== table.id) return { form: { ...form, asking: table.id } };
  if (table.hasPassword && form.password === '') return { form };
  const target = { kind: 'found', id: table.id } as const;
  return way === 'watch' ? asking(form, { target, people: [] }) : tryToPlay(form, target, takenIn(form, table));
}

/** Goes where an invitation leads. */
export const tryInvitation = (form: JoinForm): Try =>
  parseInvitation(form.invitation)
    ? tryToPlay(form, { kind: 'invitation', text: form.invitation.trim() }, form.taken)
    : { form: { ...form, refused: 'invitation' } };

function tryToPlay(form: JoinForm, target: JoinRequest['target'], taken: readonly Colour[]): Try {
  const problems = problemsOfSelf(form.self);
  if (!isRight(problems)) return { form: { ...form, problems } };
  return asking(form, { target, people: [meOf(form.self, freeColour(form.self.colour, taken))] });
}

const asking = (form: JoinForm, request: JoinRequest): Try => ({
  form: { ...form, problems: {}, refused: undefined },
  request: form.password === '' ? request : { ...request, password: form.password },
});
