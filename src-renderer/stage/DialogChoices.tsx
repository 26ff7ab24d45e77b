import { Button } from 'react-aria-components';

export interface DialogChoice {
  readonly words: string;
  /** What comes of it, in smaller letters. */
  readonly hint?: string;
  readonly run: () => void;
}

/** What a dialog offers, one below the other; the first is the best and has the focus. */
export function DialogChoices({ choices }: { choices: readonly DialogChoice[] }) {
  return (
    <div className="dialog-choices">
      {choices.map((choice, at) => (
        <ChoiceButton key={choice.words} choice={choice} isBest={at === 0} />
      ))}
    </div>
  );
}

function ChoiceButton({ choice: { words, hint, run }, isBest }: { choice: DialogChoice; isBest: boolean }) {
  return (
    <Button className={`button dialog-choice button-${isBest ? 'primary' : 'plain'}`} onPress={run} autoFocus={isBest}>
      <span>{words}</span>
      {/* The space stands between the two where they are read out. */}
      {hint && <span className="choice-hint"> {hint}</span>}
    </Button>
  );
}
