import { type FormEvent, useRef, useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import type { PropsOf } from '../stage/dialogs';
import type { newGameDialog, Startable } from '../stage/starts';
import { KindChoice } from './KindChoice';

const FORM_ID = 'new-game';

type NewGameDialogProps = PropsOf<typeof newGameDialog> & { readonly onClose: () => void };

/** Everything that can be started, a card for each way; where there is but one, it is not asked for. */
export function NewGameDialog({ title, rooms, first, onClose }: NewGameDialogProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState(first);
  const front = useRef<Startable>(null);
  const start = (event: FormEvent) => {
    event.preventDefault();
    front.current?.start();
  };
  const kinds = rooms.flatMap(({ tabs }) => tabs);
  return (
    <DialogFrame title={t(title)} onCancel={onClose}>
      {/* Checked by Start alone: the browser's own checks would not let a corrected form through. */}
      <Form id={FORM_ID} className="start-form" validationBehavior="aria" onSubmit={start}>
        {kinds.length > 1 && <KindChoice kind={tab} kinds={kinds} onChange={setTab} />}
        <div className="new-game">
          {rooms.map(({ what, tabs, Fields }) => {
            const isInFront = tabs.includes(tab);
            return <Fields key={what} tab={isInFront ? tab : undefined} ref={isInFront ? front : null} />;
          })}
        </div>
      </Form>
      <DialogButtons
        focusPrimary={false}
        choices={[
          { words: t('button.cancel'), run: onClose },
          { words: t('newGame.start'), submits: FORM_ID, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
