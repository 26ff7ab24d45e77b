import { makeStore, until } from '../ui/store';

/**
 * What stands before the table or in its place: at most one dialog, of which no question is left without an answer, and at
 * most one screen. Each room declares its own beside what opens them, and lists them with what draws them.
 */

/** A dialog, or a screen in place of the table, as the room declares it that opens it. */
export interface Declared<Props> {
  readonly kind: string;
  /** Where the manual explains it. */
  subjectOf(props: Props): string;
  /** Of a screen: menus and status bar stay round it, and it can be shown where there is no table. */
  readonly isPage?: boolean;
}

/** What a dialog that asks something is given besides what it was opened with. */
export interface Question<Choice extends string> {
  readonly answer: (choice: Choice | 'cancel') => void;
}

/** A dialog that asks something, as its room declares it. */
export type DeclaredQuestion<Choice extends string, Props> = Declared<Props & Question<Choice>>;

/** What a dialog or a screen is drawn with. */
export type PropsOf<Of> = Of extends Declared<infer Props> ? Props : never;

/** A dialog or a screen that is open. */
export interface Opened<Props = unknown> {
  readonly declared: { readonly kind: string; readonly isPage?: boolean };
  readonly subject: string;
  readonly props: Props;
  /** Given for a question: answers that it was left alone. */
  readonly cancel?: () => void;
}

export interface Stage {
  readonly dialog?: Opened | undefined;
  readonly screen?: Opened | undefined;
}

const { reading, set } = makeStore<Stage>({});

export const { use: useStage, get: stageNow, subscribe: onStage } = reading;

/**
 * Declares a dialog.
 *
 * @param kind its name, no other's
 * @param subjectOf where the manual explains it, when that is not under its name
 */
export const declareDialog = <Props extends object>(
  kind: string,
  subjectOf: (props: Props) => string = () => `dialog:${kind}`,
): Declared<Props> => ({ kind, subjectOf });

/** Declares a screen, and where the manual explains it. */
export const declareScreen = <Props extends object>(kind: string, subject: string): Declared<Props> => ({
  kind,
  subjectOf: () => subject,
});

/** Declares a screen between the bars of the window. */
export const declarePage = <Props extends object>(kind: string, subject: string): Declared<Props> => ({
  ...declareScreen<Props>(kind, subject),
  isPage: true,
});

/** Declares a dialog that asks something. */
export const declareQuestion = <Choice extends string, Props extends object = object>(
  kind: string,
): DeclaredQuestion<Choice, Props> => declareDialog<Props & Question<Choice>>(kind);

/** Whether what is open is of this declaration. */
export const isOf = <Props>(declared: Declared<Props>, opened: Opened | undefined): opened is Opened<Props> =>
  opened?.declared === declared;

const opened = <Props>(declared: Declared<Props>, props: Props): Opened<Props> => ({
  declared,
  subject: declared.subjectOf(props),
  props,
});

/** Opens a dialog in place of the one that is open; a question that was open is taken as cancelled. */
export const openDialog = <Props>(declared: Declared<Props>, props: Props): void => putUp(opened(declared, props));

function putUp(dialog: Opened | undefined): void {
  const before = stageNow().dialog;
  set({ dialog });
  before?.cancel?.();
}

export const closeDialog = (): void => set({ dialog: undefined });

/** Puts a dialog back in whose place another was opened, or none. */
export const bringBack = (dialog: Opened | undefined): void => set({ dialog });

/** What the open dialog is drawn with, if it is this one. */
export function dialogOf<Props>(declared: Declared<Props>): Props | undefined {
  const { dialog } = stageNow();
  return isOf(declared, dialog) ? dialog.props : undefined;
}

/**
 * Opens a dialog once none is open.
 *
 * @param isWanted asked then, for what is on the table may have changed
 */
export function openDialogWhenFree<Props>(
  declared: Declared<Props>,
  props: Props,
  isWanted: () => boolean = () => true,
): void {
  // Another that waited, too, may have opened just now.
  if (stageNow().dialog) void whenFree().then(() => openDialogWhenFree(declared, props, isWanted));
  else if (isWanted()) openDialog(declared, props);
}

/** Waits until no dialog is open, nor opened at once by the answer to the last. */
export async function whenFree(): Promise<void> {
  while (stageNow().dialog) {
    await until(reading, ({ dialog }) => !dialog);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Waits until the person has answered what they are being asked; a dialog with nothing to answer may stay open. */
export const whenAnswered = (): Promise<void> => until(reading, ({ dialog }) => !dialog?.cancel);

/** The dialog that comes back after another: no question, which would by then be answered. */
export function dialogUnder(): Opened | undefined {
  const { dialog } = stageNow();
  return dialog?.cancel ? undefined : dialog;
}

/** Asks a question; cancelled, the dialog that was open before comes back, unless it was a question now answered. */
export function ask<Choice extends string, Props>(
  declared: DeclaredQuestion<Choice, Props>,
  props: Props,
): Promise<Choice | 'cancel'> {
  const before = dialogUnder();
  return new Promise((resolve) => {
    const answer = (choice: Choice | 'cancel') => {
      if (stageNow().dialog === dialog) bringBack(choice === 'cancel' ? before : undefined);
      resolve(choice);
    };
    const dialog = { ...opened(declared, { ...props, answer }), cancel: () => answer('cancel') };
    putUp(dialog);
  });
}

/** Shows a screen in place of the table. */
export const openScreen = <Props>(declared: Declared<Props>, props: Props): void =>
  set({ screen: opened(declared, props) });

export const closeScreen = (): void => set({ screen: undefined });

/** Whether something stands before the table or in its place: meanwhile nobody is asked to move, and no time passes. */
export const isCovered = ({ dialog, screen }: Stage): boolean => dialog !== undefined || screen !== undefined;

/** Whether the table is out of sight, so that no key or menu is for it. */
export const isTableAway = ({ screen }: Stage): boolean => screen?.declared.isPage === true;

/** Takes away what was about another state of the table than is shown now; a question is taken as cancelled. */
export function clearStage(): void {
  const { dialog, screen } = stageNow();
  if (dialog || screen) set({ dialog: undefined, screen: undefined });
  dialog?.cancel?.();
}
