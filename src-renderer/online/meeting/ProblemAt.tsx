import { useTranslation } from 'react-i18next';
import type { OnlineProblem } from '../../../src-shared/bridge/bridge';
import { problemAt, type ProblemPlace, type Tried, wordsOfProblem } from './problem-places';
import { reveal } from './reveal';

interface ProblemAtProps {
  readonly place: ProblemPlace;
  readonly problem: OnlineProblem | undefined;
  /** What was tried; left out, a table was to be joined. */
  readonly tried?: Tried | undefined;
}

/** Why something did not work, where this is the place to say it; it is brought into view. */
export function ProblemAt({ place, problem, tried }: ProblemAtProps) {
  const { t } = useTranslation();
  const told = problemAt(place, problem);
  return (
    told && (
      <p ref={reveal} className="form-problem" role="alert">
        {wordsOfProblem(told, tried, t)}
      </p>
    )
  );
}
