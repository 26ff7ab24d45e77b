import { type ReactNode, useRef } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useStage } from './dialogs';
import { helpOnDialog } from './explained';
import { DialogFocus } from './DialogFocus';
import { HelpButton } from './HelpButton';

interface DialogFrameProps {
  readonly title: string;
  /** What stands beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  /** Called by Esc: the way out that changes nothing. */
  readonly onCancel: () => void;
  readonly isAlert?: boolean;
}

/** The frame all dialogs share: modal, named by its heading, closed by Esc, with a way to what the manual says of it. */
export function DialogFrame({ title, beside, children, onCancel, isAlert = false }: DialogFrameProps) {
  const subject = useStage(({ dialog }) => dialog?.subject);
  const frame = useRef<HTMLElement>(null);
  const heading = (
    <Heading slot="title" className="dialog-title">
      {title}
    </Heading>
  );
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Modal className="modal">
        <Dialog ref={frame} className="dialog" role={isAlert ? 'alertdialog' : 'dialog'} {...helpOnDialog(subject)}>
          {beside ? (
            <div className="dialog-head">
              {heading}
              {beside}
            </div>
          ) : (
            heading
          )}
          {children}
          {/* The last stop of the Tab key, though it stands beside the title. */}
          {subject && <HelpButton subject={subject} />}
          <DialogFocus dialog={frame} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A button of a dialog. */
export interface Choice {
  readonly words: string;
  readonly run?: () => void;
  /** The id of the form this button submits. */
  readonly submits?: string;
  readonly look?: 'primary' | 'plain';
  readonly isDisabled?: boolean;
  /** What was asked goes on: a press does nothing, but the button keeps the focus, so that Esc still reaches the dialog. */
  readonly isPending?: boolean;
  /** What it says meanwhile. */
  readonly pendingWords?: string;
}

/** The row of buttons at the foot of a dialog; the primary one comes last and has the focus unless told otherwise. */
export function DialogButtons({
  choices,
  focusPrimary = true,
  note,
}: {
  choices: readonly Choice[];
  focusPrimary?: boolean;
  /** What stands before them. */
  note?: ReactNode;
}) {
  return (
    <div className="dialog-buttons">
      {note && <div className="dialog-note">{note}</div>}
      {choices.map(({ words, run, submits, look = 'plain', isDisabled = false, isPending = false, pendingWords }) => (
        <Button
          key={words}
          className={`button button-${look}`}
          {...(run ? { onPress: run } : {})}
          {...(submits ? { type: 'submit', form: submits } : {})}
          isDisabled={isDisabled}
          isPending={isPending}
          autoFocus={focusPrimary && look === 'primary'}
        >
          {(isPending && pendingWords) || words}
        </Button>
      ))}
    </div>
  );
}
