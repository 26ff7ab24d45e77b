import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface DialogFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called by Esc: the way out that changes nothing. */
  readonly onCancel: () => void;
  readonly isAlert?: boolean;
}

/** The frame all dialogs share: modal, named by its heading, closed by Esc. */
export function DialogFrame({ title, children, onCancel, isAlert = false }: DialogFrameProps) {
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Modal className="modal">
        <Dialog className="dialog" role={isAlert ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" className="dialog-title">
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface Choice {
  readonly words: string;
  readonly run?: () => void;
  /** The id of the form this button submits. */
  readonly submits?: string;
  readonly look?: 'primary' | 'plain';
  readonly isDisabled?: boolean;
}

/** The row of buttons at the foot of a dialog; the primary one comes last and has the focus unless told otherwise. */
export function DialogButtons({
  choices,
  focusPrimary = true,
}: {
  choices: readonly Choice[];
  focusPrimary?: boolean;
}) {
  return (
    <div className="dialog-buttons">
      {choices.map(({ words, run, submits, look = 'plain', isDisabled = false }) => (
        <Button
          key={words}
          className={`button button-${look}`}
          {...(run ? { onPress: run } : {})}
          {...(submits ? { type: 'submit', form: submits } : {})}
          isDisabled={isDisabled}
          autoFocus={focusPrimary && look === 'primary'}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
