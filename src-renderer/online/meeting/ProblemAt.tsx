import { useTranslation } from 'react-i18next';
import type { OnlineProblem } from '../../../src-shared/bridge/bridge';
import { problemAt, type ProblemPlace } from './problem-places';

interface ProblemAtProps {
  readonly place: ProblemPlace;
  readonly problem: OnlineProblem | undefined;
}

/** Why something did not work, where this is the place to say it. */
export function ProblemAt({ place, problem }: ProblemAtProps) {
  const { t } = useTranslation();
  const told = problemAt(place, problem);
  return (
    told && (
      <p className="form-problem" role="alert">
        {t(`online.problem.${told}`)}
      </p>
    )
  );
}
