import { useState } from 'react';
import { Button, FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MAX_COPIES, type PageRange, type PrintSetup } from '../../src-shared/bridge/bridge';
import { reportErrors } from '../stage/failures';
import { showNoticeWhenFree } from '../stage/notices';
import { printGame, recordOnPaper, savePdf, useIsPrinting } from './printing';
import { stageNow } from '../stage/dialogs';
import { pagesOf } from './Sheets';
import { parseRanges } from './parse-ranges';
import type { Words } from '../words/words';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { PrintFields } from './PrintFields';
import { WholeNumberField } from '../ui/WholeNumberField';

/** What became of an attempt to print: done or given up, or the words of a problem. */
type Outcome = 'done' | 'cancelled' | { readonly problem: string };

/** The button that printing began with: it says that it is at work, and screen readers hear it there. */
type Begun = 'print' | 'pdf' | 'system';

/** Prints what is open, or saves its pages as a PDF. Stays open until that has worked. */
export function PrintDialog({ setup: before, onClose }: { setup: PrintSetup; onClose: () => void }) {
  const { t } = useTranslation();
  const [setup, setSetup] = useState(before);
  const [pages, setPages] = useState('');
  const isPending = useIsPrinting();
  const [begun, setBegun] = useState<Begun>('print');
  const [problem, setProblem] = useState<string>();
  const record = recordOnPaper();
  const [date] = useState(() => new Date());
  const count = pagesOf({ record, setup, date }).length;
  const ranges = parseRanges(pages, count);
  const run = (by: Begun, action: (ranges: PageRange[]) => Promise<Outcome>) => {
    if (!ranges || isPending) return;
    const { dialog } = stageNow();
    setBegun(by);
    setProblem(undefined);
    void reportErrors(async () => {
      const outcome = await action(ranges);
      // Closed meanwhile, another one may be open in its place.
      const isOpen = stageNow().dialog === dialog;
      if (outcome === 'done' && isOpen) onClose();
      if (typeof outcome !== 'object') return;
      if (isOpen) setProblem(outcome.problem);
      else showNoticeWhenFree('printFailed');
    });
  };
  const isDisabled = !ranges;
  const busyWords = (by: Begun) => (by === begun ? { pendingWords: t('print.busy') } : {});
  return (
    <DialogFrame title={t('print.title')} onCancel={onClose}>
      <div className="print-form">
        <PrintFields setup={setup} onChange={setSetup} />
        <div className="print-row">
          <PagesField pages={pages} count={count} isWrong={!ranges} onChange={setPages} />
          <CopiesField copies={setup.copies} onChange={(copies) => setSetup({ ...setup, copies })} />
        </div>
        <div className="print-options">
          <p className="field-hint">{t('print.optionsHint')}</p>
          <Button
            className="button"
            isDisabled={isDisabled}
            isPending={isPending}
            onPress={() => run('system', (some) => toPrinter(setup, some, true, t))}
          >
            {t(isPending && begun === 'system' ? 'print.busy' : 'print.options')}
          </Button>
        </div>
        <p className="form-problem" role="alert">
          {problem}
        </p>
      </div>
      <DialogButtons
        choices={[
          { words: t('button.cancel'), run: onClose },
          {
            words: t('print.savePdf'),
            ...busyWords('pdf'),
            run: () => run('pdf', (some) => toPdf(setup, some, t)),
            isDisabled,
            isPending,
          },
          {
            words: t('print.print'),
            ...busyWords('print'),
            run: () => run('print', (some) => toPrinter(setup, some, false, t)),
            look: 'primary',
            isDisabled,
            isPending,
          },
        ]}
      />
    </DialogFrame>
  );
}

async function toPrinter(setup: PrintSetup, ranges: PageRange[], asks: boolean, t: Words): Promise<Outcome> {
  const reply = await printGame(setup, ranges, asks);
  if (reply.kind === 'failed') return { problem: t(`print.problem.${reply.problem}`) };
  return reply.kind === 'printed' ? 'done' : 'cancelled';
}

async function toPdf(setup: PrintSetup, ranges: PageRange[], t: Words): Promise<Outcome> {
  const reply = await savePdf(setup, ranges);
  if (reply.kind === 'failed') return { problem: t(`print.pdfProblem.${reply.problem}`, { name: reply.name }) };
  return reply.kind === 'saved' ? 'done' : 'cancelled';
}

interface PagesFieldProps {
  readonly pages: string;
  readonly count: number;
  readonly isWrong: boolean;
  readonly onChange: (pages: string) => void;
}

function PagesField({ pages, count, isWrong, onChange }: PagesFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField className="field" value={pages} onChange={onChange} isInvalid={isWrong}>
      <Label>{t('print.pages')}</Label>
      <Input autoComplete="off" />
      {isWrong ? (
        <FieldError>{t('print.pagesWrong', { count })}</FieldError>
      ) : (
        <Text slot="description">{t('print.pagesHint', { count })}</Text>
      )}
    </TextField>
  );
}

function CopiesField({ copies, onChange }: { copies: number; onChange: (copies: number) => void }) {
  const { t } = useTranslation();
  return (
    <WholeNumberField
      className="copies-field"
      label={t('print.copies')}
      value={copies}
      min={1}
      max={MAX_COPIES}
      steps={[t('print.fewerCopies'), t('print.moreCopies')]}
      onChange={onChange}
    />
  );
}
