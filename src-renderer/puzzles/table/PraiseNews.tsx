import { useTranslation } from 'react-i18next';
import type { OpenPuzzle } from '../open-puzzle';
import { praiseOf } from '../praise';

/** What is said of tiles that match, in large letters. */
export function PraiseNews({ puzzle }: { puzzle: OpenPuzzle }) {
  const { t } = useTranslation();
  const { title, text } = praiseOf(puzzle.record.laid, t);
  return (
    <div className="praise">
      <p className="praise-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}
