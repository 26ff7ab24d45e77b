import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { DraftProblem } from '../draft';
import type { Words } from '../../words/words';
import type { Finding } from './useCheck';

interface CheckResultProps {
  readonly problem: DraftProblem | undefined;
  readonly finding: Finding | undefined;
  /** Whether the code has just been copied. */
  readonly isCopied: boolean;
  readonly onStop: () => void;
}

/** What is wrong with the puzzle, or what the solver has found out. */
export function CheckResult({ problem, finding, isCopied, onStop }: CheckResultProps) {
  const { t } = useTranslation();
  const isRunning = finding?.kind === 'searching' || finding?.kind === 'counting';
  return (
    <div className="editor-check">
      <div aria-live="polite">
        {problem && <p className="form-problem">{t(`puzzleEditor.problem.${problem}`)}</p>}
        {finding && <p>{findingWords(finding, t)}</p>}
        {isCopied && <p>{t('puzzleEditor.copied')}</p>}
      </div>
      {isRunning && (
        <div className="editor-progress">
          <progress aria-label={t('puzzle.help.progress')} value={finding.progress} max={1} />
          <Button className="button button-plain" onPress={onStop}>
            {t('puzzle.help.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}

function findingWords(finding: Finding, t: Words): string {
  if (finding.kind === 'counted') return t('puzzleEditor.found.counted', { count: finding.count });
  if (finding.kind === 'stopped') {
    return t(finding.hasSolution ? 'puzzleEditor.found.notCounted' : 'puzzleEditor.found.stopped');
  }
  return t(`puzzleEditor.found.${finding.kind}`);
}
