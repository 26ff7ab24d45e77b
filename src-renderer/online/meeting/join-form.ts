import type {
  JoinRequest,
  KnownServer,
  Me,
  OnlineProblem,
  ServerMet,
  TableSeen,
} from '../../../src-shared/bridge/bridge';
import { addressOf, parseInvitation, parseServer } from '../../../src-shared/online/invitation';
import type { FieldProblem } from '../../../src-shared/record';
import { type Colour, MAX_SEATS } from '../../../src-shared/tantrix';
import type { PlayerProblems } from '../../game/player-form';
import { ANY_COLOURS, type ColoursAt, colourOfNext, coloursFor, coloursUntried } from './colours';
import { isNameTwice, meOfPerson, nameProblem, type PersonHere } from './people-here';
import { isRight, meOf, problemsOfSelf, type Self } from './self';
import { chosenOf, wayInto } from './tables';

/** The dialog in which a table is joined, as a value. */

export const WAYS = ['network', 'invitation', 'server'] as const;
export type Way = (typeof WAYS)[number];

export interface JoinForm {
  readonly self: Self;
  /** The others who come from this computer, with the colours they want. */
  readonly more: readonly PersonHere[];
  /** How the table is found. */
  readonly way: Way;
  /** The table that was chosen of those that were found. */
  readonly chosen?: string | undefined;
  /** The table whose password is asked for. */
  readonly asking?: string | undefined;
  readonly password: string;
  /** A code or a link, as typed. */
  readonly invitation: string;
  /** The server that is meant: its address or its link, as typed; left out before one was named. */
  readonly server?: string | undefined;
  /** Colours that somebody has, as was told when they were wanted. */
  readonly taken: readonly Colour[];
  /** What was wrong at the last try. */
  readonly problems: JoinProblems;
  /** Why the last try failed. */
  readonly refused?: OnlineProblem | undefined;
}

interface JoinProblems {
  readonly self: PlayerProblems;
  /** What is wrong with the names of the others here. */
  readonly names: readonly (FieldProblem | undefined)[];
  readonly isNameTwice: boolean;
}

const NO_PROBLEMS: JoinProblems = { self: {}, names: [], isNameTwice: false };

/** @param server at which the person was; empty for none */
export const joinFormFor = (
  self: Self,
  invitation: string,
  refused: OnlineProblem | undefined,
  server = '',
): JoinForm => ({
  self,
  more: [],
  way: firstWay(invitation, server),
  password: '',
  invitation,
  ...(server === '' ? {} : { server }),
  taken: [],
  problems: NO_PROBLEMS,
  // A link that was followed and is none says so at once.
  refused: refused ?? (invitation === '' || parseInvitation(invitation) ? undefined : 'invitation'),
});

function firstWay(invitation: string, server: string): Way {
  if (invitation !== '') return 'invitation';
  return server === '' ? 'network' : 'server';
}

export const withSelf = (form: JoinForm, self: Self): JoinForm => changed({ ...form, self });

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

/** Where no server was named, the one that was met last is proposed. */
export const withFirstServer = <Form extends { readonly server?: string | undefined }>(
  form: Form,
  [first]: readonly KnownServer[],
): Form => ({ ...form, server: form.server ?? first?.address });

/** A server that answers is called by its address, as among those that were met: its link is too long to be read. */
export const withServerMet = (form: JoinForm, met: ServerMet | undefined): JoinForm =>
  met && parseServer(form.server ?? '')?.targets.some((target) => addressOf(target) === met.address)
    ? { ...form, server: met.address }
    : form;

export const withServer = (form: JoinForm, server: string): JoinForm => ({ ...form, server, refused: undefined });

/** Chooses a table; what was said of another is forgotten. */
export const withChosen = (form: JoinForm, id: string): JoinForm =>
  form.chosen === id ? form : { ...form, chosen: id, asking: undefined, password: '', taken: [], refused: undefined };

/** The last try failed. A colour that somebody has makes way for another, so that one more press is enough. */
export const withRefusal = (form: JoinForm, { people }: JoinRequest, refused: OnlineProblem): JoinForm => ({
  ...form,
  refused,
  // Of several it is not known whose it was.
  taken:
    refused === 'colourTaken' && people.length === 1
      ? [...form.taken, ...people.map(({ colour }) => colour)]
      : form.taken,
});

/**
 * What is asked next where somebody has a colour that nobody here has chosen: the same, with the next colours; undefined where the
 * person is told.
 *
 * @param tried all that was asked so far, the last one last
 * @param proposed the colour with which the dialog opened
 */
export function withNextColour(form: JoinForm, tried: readonly JoinRequest[], proposed: Colour): Try | undefined {
  const request = tried.at(-1);
  if (!request) return undefined;
  const isFree = [form.self.colour === proposed, ...form.more.map(({ isChosen }) => !isChosen)];
  const colours = coloursUntried(tried.map(coloursIn), isFree);
  if (!colours) return undefined;
  const people = request.people.map((person, at) => ({ ...person, colour: colours[at] ?? person.colour }));
  return { form: withRefusal(form, request, 'colourTaken'), request: { ...request, people } };
}

const coloursIn = ({ people }: JoinRequest): readonly Colour[] => people.map(({ colour }) => colour);

/** What is known of the colours at the table that is meant. */
export const coloursAt = (form: JoinForm, table: TableSeen | undefined): ColoursAt =>
  table && wayInto(table) === 'join'
    ? { rules: table, taken: table.taken.map(({ colour }) => colour), refused: form.taken }
    : { ...ANY_COLOURS, refused: form.taken };

/** The table that is meant, if it is one of those that were found: the chosen one, or the one to which an invitation leads. */
export function tableMeant(form: JoinForm, tables: readonly TableSeen[]): TableSeen | undefined {
  if (form.way !== 'invitation') return chosenOf(tables, form.chosen);
  const invited = parseInvitation(form.invitation);
  const id = invited && ('code' in invited ? invited.code : invited.table);
  return tables.find((table) => table.id === id);
}

/** All who come from this computer, each with the colour that they get at the table. */
export function peopleIn({ self, more }: JoinForm, at: ColoursAt): readonly PersonHere[] {
  const people = [self, ...more];
  const colours = coloursFor(
    at,
    people.map(({ colour }) => colour),
  );
  return people.map(({ name, colour }, each) => ({ name, colour: colours[each] ?? colour }));
}

/** The seat at a table for a race to which somebody comes; undefined at any other. */
export const raceSeatAt = (table: TableSeen | undefined): number | undefined =>
  table?.isRace && wayInto(table) === 'join' ? table.taken.length : undefined;

/** Whether one more can come from this computer, as far as is known; in a race each has a computer of their own. */
export const hasRoom = ({ more }: JoinForm, table: TableSeen | undefined): boolean =>
  raceSeatAt(table) === undefined &&
  more.length + 1 < (table && wayInto(table) === 'join' ? table.seats - table.taken.length : MAX_SEATS - 1);

/** One more comes from this computer. */
export const withPerson = (form: JoinForm, at: ColoursAt): JoinForm => {
  const colours = peopleIn(form, at).map(({ colour }) => colour);
  return changed({ ...form, more: [...form.more, { name: '', colour: colourOfNext(at, colours) }] });
};

/** Somebody else at this computer, from 0, is another; left out, they do not come. */
export const withPersonAt = (form: JoinForm, at: number, person?: PersonHere): JoinForm =>
  changed({ ...form, more: form.more.flatMap((each, other) => (other === at ? (person ?? []) : each)) });

const changed = (form: JoinForm): JoinForm => ({ ...form, problems: NO_PROBLEMS, refused: undefined });

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
  return way === 'watch' ? asking(form, { target, people: [] }) : tryToPlay(form, target, table);
}

/** Who is to be matched with somebody; undefined where something is wrong with what is told of them. */
export function tryMatch(form: JoinForm): { readonly form: JoinForm; readonly me?: Me } {
  const self = problemsOfSelf(form.self, true);
  const next = { ...form, problems: { ...NO_PROBLEMS, self }, refused: undefined };
  return isRight(self) ? { form: next, me: meOf(form.self, true) } : { form: next };
}

/** The server at which codes are looked for beside this network: the one that is named, or else the last that was met. */
export const serverOfCodes = ({ server }: JoinForm, known: readonly KnownServer[]): KnownServer | undefined =>
  known.find(({ address }) => address === server) ?? known[0];

/**
 * Goes where an invitation leads.
 *
 * @param table where it is one of those that were found
 * @param server at which a code may name a table
 */
export function tryInvitation(form: JoinForm, table?: TableSeen, server?: KnownServer): Try {
  const text = form.invitation.trim();
  const invited = parseInvitation(text);
  if (!invited) return { form: { ...form, refused: 'invitation' } };
  // The link of a server itself names no table: there one is chosen.
  if ('targets' in invited && invited.table === undefined) return { form: withServer(withWay(form, 'server'), text) };
  const at = 'code' in invited && server ? { server: server.address } : {};
  return tryToPlay(form, { kind: 'invitation', text, ...at }, table);
}

function tryToPlay(form: JoinForm, target: JoinRequest['target'], table: TableSeen | undefined): Try {
  const problems = problemsOf(form);
  const isAllRight = isRight(problems.self) && !problems.isNameTwice && !problems.names.some((problem) => problem);
  if (!isAllRight) return { form: { ...form, problems } };
  const [own, ...more] = peopleIn(form, coloursAt(form, table));
  const people = [
    meOf(form.self, form.way === 'server', own?.colour),
    ...more.map(({ name, colour }) => meOfPerson(name, colour)),
  ];
  return asking(form, { target, people });
}

const problemsOf = ({ self, more, way }: JoinForm): JoinProblems => ({
  self: problemsOfSelf(self, way === 'server'),
  names: more.map(({ name }) => nameProblem(name)),
  isNameTwice: isNameTwice([self, ...more].map(({ name }) => name)),
});

const asking = (form: JoinForm, request: JoinRequest): Try => ({
  form: { ...form, problems: NO_PROBLEMS, refused: undefined },
  request: form.password === '' ? request : { ...request, password: form.password },
});
