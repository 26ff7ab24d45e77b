import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { reportErrors } from '../../stage/failures';
import { type FocusRank, focusTarget } from '../../stage/focus-targets';
import { Icon } from '../../stage/Icon';

const CHEVRON = 'M8 5.5l4.5 4.5L8 14.5';

interface StartChoiceProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly look?: 'primary' | 'plain';
  readonly rank?: FocusRank;
  readonly run: () => unknown;
}

/** Something that begins with one click: its picture, what it is called, and a word about it. */
export function StartChoice({ picture, title, text, look = 'plain', rank, run }: StartChoiceProps) {
  return (
    <Button
      ref={rank && focusTarget(rank)}
      className={`start-choice start-choice-${look}`}
      onPress={() => void reportErrors(async () => run())}
    >
      <span className="small-picture">{picture}</span>
      <span>
        <strong>{title}</strong> <span className="start-choice-text">{text}</span>
      </span>
      <Icon path={CHEVRON} />
    </Button>
  );
}
