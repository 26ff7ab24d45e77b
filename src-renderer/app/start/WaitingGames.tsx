import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { BoardPicture } from '../../board/BoardPicture';
import type { FigureTile } from '../../board/BoardFigure';
import { CommandButton } from '../../stage/CommandButton';
import type { CommandId } from '../../stage/commands';
import { reportErrors } from '../../stage/failures';

/** So many are shown; the others stand in the list of all. */
const MOST = 2;

/** A game that waits, and the way to it. */
interface WaitingRow {
  readonly key: string;
  readonly tiles: readonly FigureTile[];
  /** With whom it is played. */
  readonly others: string;
  readonly facts: string;
  readonly button: string;
  /** The same for those who hear it without the row. */
  readonly label: string;
  readonly run: () => Promise<void>;
}

interface WaitingGamesProps {
  readonly heading: ReactNode;
  /** The command that shows all of them, and what it is called here. */
  readonly all: { readonly id: CommandId; readonly words: string };
  readonly rows: readonly WaitingRow[];
}

/** Games that wait for the person; nothing where there are none. */
export function WaitingGames({ heading, all, rows }: WaitingGamesProps) {
  if (rows.length === 0) return null;
  return (
    <section className="start-waiting">
      <div className="start-heading">
        <h2>{heading}</h2>
        <CommandButton id={all.id} look="link" words={all.words} />
      </div>
      <ul>
        {rows.slice(0, MOST).map(({ key, tiles, others, facts, button, label, run }) => (
          <li key={key}>
            <span className="small-picture">
              <BoardPicture tiles={tiles} />
            </span>
            <span>
              <strong>{others}</strong>
              <span className="start-soft">{facts}</span>
            </span>
            <Button className="button" aria-label={label} onPress={() => void reportErrors(run)}>
              {button}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
