import { type FormEvent, useRef, useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import type { PropsOf } from '../stage/dialogs';
import type { newGameDialog, Startable } from '../stage/starts';
import { SegmentField } from '../ui/SegmentField';

const FORM_ID = 'new-game';

type NewGameDialogProps = PropsOf<typeof newGameDialog> & { readonly onClose: () => void };

/** Everything that can be started, by tabs; where there is but one way, it is not asked for. */
export function NewGameDialog({ title, rooms, first, onClose }: NewGameDialogProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState(first);
  const front = useRef<Startable>(null);
  const start = (event: FormEvent) => {
    event.preventDefault();
    front.current?.start();
  };
  const options = rooms.flatMap(({ tabs }) => tabs.map((value) => ({ value, words: t(`newGame.kind.${value}`) })));
  return (
    <DialogFrame title={t(title)} onCancel={onClose}>
      {/* Checked by Start alone: the browser's own checks would not let a corrected form through. */}
      <Form id={FORM_ID} className="new-game" validationBehavior="aria" onSubmit={start}>
        {options.length > 1 && (
          <SegmentField label={t('newGame.kindLabel')} value={tab} options={options} onChange={setTab} />
        )}
        {rooms.map(({ what, tabs, Fields }) => {
          const isInFront = tabs.includes(tab);
          return <Fields key={what} tab={isInFront ? tab : undefined} ref={isInFront ? front : null} />;
        })}
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
