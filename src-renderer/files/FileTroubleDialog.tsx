import { useTranslation } from 'react-i18next';
import type { RecordProblem } from '../../src-shared/record';
import { reportErrors } from '../stage/failures';
import { whatIsOpen, whatWords } from '../stage/document';
import type { What } from '../words/translation';
import { openSalvaged } from './opening';
import type { FileTrouble } from './file-trouble';
import { shownIn, useTables } from '../stage/tables';
import type { Words } from '../words/words';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';

/** What is wrong with a file; of a damaged game the beginning that could be saved is offered. */
export function FileTroubleDialog({ trouble, onClose }: { trouble: FileTrouble; onClose: () => void }) {
  const { t } = useTranslation();
  const salvaged = trouble.kind === 'record' ? trouble.salvaged : undefined;
  const count = salvaged?.record.game.placements.length ?? 0;
  const isOpen = useTables((tables) => shownIn(tables) !== undefined);
  const shown = useTables((tables) => whatIsOpen(shownIn(tables)));
  const what = trouble.kind === 'save' ? trouble.what : shown;
  const wayOut = wayOutOf(trouble, t);
  const takeWayOut = () => {
    onClose();
    void reportErrors(() => wayOut?.run());
  };
  return (
    <DialogFrame title={t(`fileTrouble.title.${trouble.kind}`, whatWords(what, t))} onCancel={onClose} isAlert>
      <p>{troubleWords(trouble, what, t)}</p>
      {salvaged && <p>{t(salvaged.certain ? 'fileTrouble.salvaged' : 'fileTrouble.salvagedUnsure', { count })}</p>}
      {isOpen && <p>{t('fileTrouble.stays', whatWords(shown, t))}</p>}
      <DialogButtons
        choices={[
          ...(wayOut ? [{ words: wayOut.words, run: takeWayOut }] : []),
          { words: t('button.ok'), run: onClose, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

/** What can be done instead. */
function wayOutOf(trouble: FileTrouble, t: Words): { words: string; run: () => unknown } | undefined {
  if (trouble.kind === 'save') return { words: t('command.saveAs'), run: trouble.elsewhere };
  if (trouble.kind === 'open' || !trouble.salvaged) return undefined;
  return { words: t('fileTrouble.openSalvaged'), run: () => openSalvaged(trouble) };
}

function troubleWords(trouble: FileTrouble, what: What, t: Words): string {
  const name = trouble.name || t(trouble.kind === 'record' ? 'clipboard' : 'file');
  if (trouble.kind === 'record') return recordWords(name, trouble.problem, t);
  return t(`fileTrouble.${trouble.kind}.${trouble.problem}`, { name, ...whatWords(what, t) });
}

function recordWords(name: string, problem: RecordProblem, t: Words): string {
  if (problem.code === 'badLine') return t('fileTrouble.record.badLine', { name, line: problem.line });
  if (problem.code === 'badDeal') {
    return t('fileTrouble.record.badDeal', { name, reason: t(`fileTrouble.deal.${problem.problem}`) });
  }
  if (problem.code === 'badPuzzle') {
    return t('fileTrouble.record.badPuzzle', { name, reason: t(`fileTrouble.puzzle.${problem.problem}`) });
  }
  if (problem.code === 'illegalMove') {
    return t('fileTrouble.record.illegalMove', { name, move: problem.move, reason: t(`refusal.${problem.refusal}`) });
  }
  return t(`fileTrouble.record.${problem.code}`, { name });
}
