import { afterEach, describe, expect, it, vi } from 'vitest';
import { DIALOGS } from '../../../../src-renderer/app/Dialogs';
import { SUBJECTS } from '../../../../src-renderer/stage/subjects';
import {
  ask,
  bringBack,
  clearStage,
  closeDialog,
  declareDialog,
  declareQuestion,
  declareScreen,
  dialogOf,
  dialogUnder,
  onStage,
  openDialog,
  openDialogWhenFree,
  openScreen,
  stageNow,
  whenAnswered,
} from '../../../../src-renderer/stage/dialogs';
import { errorReport, failureDialog, keepOutOfReports, tellFailure } from '../../../../src-renderer/stage/failures';
import { dialogNow } from '../../../support/dialogs';

const plain = declareDialog<{ readonly count: number }>('plain');
const question = declareQuestion<'yes' | 'no', { readonly name: string }>('question');
const other = declareQuestion<'yes'>('other');
const pages = declareScreen('pages', 'place:pages');

/** Lets run what waits for the present task to end. */
const passTask = () => new Promise((resolve) => setTimeout(resolve, 1));

afterEach(clearStage);

describe('a dialog', () => {
  it('is drawn with what it was opened with, and explained under its name or where it says', () => {
    openDialog(plain, { count: 3 });
    expect(dialogOf(plain)).toEqual({ count: 3 });
    expect(dialogOf(question)).toBeUndefined();
    expect(stageNow().dialog?.subject).toBe('dialog:plain');
    openScreen(pages, {});
    expect(stageNow().screen?.subject).toBe('place:pages');
    closeDialog();
    expect(dialogNow()).toBeUndefined();
    expect(stageNow().screen?.declared).toBe(pages);
  });

  it('that has to wait opens once none is open, if it is wanted then', async () => {
    openDialog(plain, { count: 1 });
    openDialogWhenFree(plain, { count: 2 }, () => false);
    openDialogWhenFree(plain, { count: 3 });
    openDialogWhenFree(plain, { count: 4 });
    closeDialog();
    await expect.poll(() => dialogOf(plain)).toEqual({ count: 3 });
    closeDialog();
    await expect.poll(() => dialogOf(plain)).toEqual({ count: 4 });
  });

  it('that has to wait lets those pass that the answer to the open one leads to', async () => {
    const chain = async () => {
      await ask(question, { name: 'Ann' });
      // The answer passes through several functions.
      for (let through = 0; through < 9; through++) await Promise.resolve();
      await ask(other, {});
    };
    const ended = chain();
    openDialogWhenFree(plain, { count: 1 });
    dialogOf(question)?.answer('yes');
    await expect.poll(() => dialogNow()?.kind).toBe('other');
    await passTask();
    expect(dialogNow()?.kind).toBe('other');
    dialogOf(other)?.answer('yes');
    await ended;
    await expect.poll(() => dialogOf(plain)).toEqual({ count: 1 });
  });

  it('opens at once where none is open, if it is wanted', () => {
    openDialogWhenFree(plain, { count: 1 }, () => false);
    expect(dialogNow()).toBeUndefined();
    openDialogWhenFree(plain, { count: 2 });
    expect(dialogOf(plain)).toEqual({ count: 2 });
  });
});

describe('a question', () => {
  it('is answered, and goes', async () => {
    const choice = ask(question, { name: 'Ann' });
    expect(dialogOf(question)?.name).toBe('Ann');
    dialogOf(question)?.answer('yes');
    expect(await choice).toBe('yes');
    expect(dialogNow()).toBeUndefined();
  });

  it('that is cancelled gives way to the dialog before it', async () => {
    openDialog(plain, { count: 1 });
    const choice = ask(question, { name: 'Ann' });
    dialogOf(question)?.answer('cancel');
    expect(await choice).toBe('cancel');
    expect(dialogOf(plain)).toEqual({ count: 1 });
  });

  it('is never left without an answer: not under another dialog, nor when another game is shown', async () => {
    const first = ask(question, { name: 'Ann' });
    const second = ask(other, {});
    expect(await first).toBe('cancel');
    expect(dialogNow()?.kind).toBe('other');
    clearStage();
    expect(await second).toBe('cancel');
    expect(dialogNow()).toBeUndefined();
  });

  it('is waited for, unlike a dialog with nothing to answer', async () => {
    const answered = vi.fn<() => void>();
    openDialog(plain, { count: 1 });
    await whenAnswered();
    void ask(question, { name: 'Ann' });
    const waiting = whenAnswered().then(answered);
    await Promise.resolve();
    expect(answered).not.toHaveBeenCalled();
    dialogOf(question)?.answer('no');
    await waiting;
    expect(answered).toHaveBeenCalledOnce();
  });
});

describe('a failure', () => {
  it('is told over a dialog, which comes back, but not over a failure', () => {
    openDialog(plain, { count: 1 });
    tellFailure('one');
    tellFailure('two');
    expect(dialogOf(failureDialog)?.details).toBe('one');
    bringBack(dialogOf(failureDialog)?.before);
    expect(dialogOf(plain)).toEqual({ count: 1 });
  });

  it('cancels a question, which does not come back', async () => {
    const choice = ask(question, { name: 'Ann' });
    tellFailure('one');
    expect(await choice).toBe('cancel');
    expect(dialogOf(failureDialog)?.before).toBeUndefined();
    expect(dialogUnder()).toBe(stageNow().dialog);
  });
});

describe('the report of a failure', () => {
  it('leaves the message out until it is known whose words may be in it, and then these words', () => {
    const error = new Error('Ann cannot play');
    expect(errorReport(error)).not.toContain('cannot play');
    keepOutOfReports(() => ['Ann']);
    expect(errorReport(error)).toContain('cannot play');
    expect(errorReport(error)).not.toContain('Ann');
  });
});

describe('what stands before the table', () => {
  it('goes in one step when something else is shown', () => {
    openScreen(pages, {});
    openDialog(plain, { count: 1 });
    const seen: unknown[] = [];
    const stop = onStage((stage) => seen.push(stage));
    clearStage();
    // Nothing is left to be drawn anew.
    clearStage();
    stop();
    expect(seen).toEqual([{}]);
  });
});

describe('the dialogs of the window', () => {
  it('have each a name of its own', () => {
    const kinds = DIALOGS.map(({ declared }) => declared.kind);
    expect(kinds.length).toBeGreaterThan(20);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('are explained by the manual, but for those that tell of errors, which it explains themselves', () => {
    const toldOf = ['notice', 'failure', 'fileTrouble'].map((kind) => `dialog:${kind}`);
    const subjects = DIALOGS.map(({ declared }) => `dialog:${declared.kind}`);
    expect([...SUBJECTS.filter((each) => each.startsWith('dialog:')), ...toldOf].toSorted()).toEqual(
      subjects.toSorted(),
    );
  });
});
