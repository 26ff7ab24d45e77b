import { type FieldProblem, fieldProblem, type Player, PLAYER_FIELDS, type PlayerField } from '../../src-shared/record';

/** What is wrong with each field of a player, as typed. */
export type PlayerProblems = Partial<Record<PlayerField, FieldProblem>>;

/** The players' problems, one after another; empty objects where all is right. */
export const problemsOfPlayers = (players: readonly Player[]): PlayerProblems[] =>
  players.map((player) => {
    const found = PLAYER_FIELDS.map((field) => [field, fieldProblem(field, player[field].trim())] as const);
    return Object.fromEntries(found.filter(([, problem]) => problem));
  });

/** A player's texts without the white space round them. */
export const trimmed = ({ name, email, country }: Player): Player => ({
  name: name.trim(),
  email: email.trim(),
  country: country.trim(),
});
