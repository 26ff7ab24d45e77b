import { useState } from 'react';
import { Checkbox, CheckboxGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { firstAnswer } from './extensions';
import { stop } from './moves';
import { peopleOf } from './people';
import { playerWords } from '../words/words';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import type { OpenGame } from './open-game';

/** Every person says yes for themselves before the game is stopped. */
export function StopDialog({ open, onClose }: { open: OpenGame; onClose: () => void }) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const players = peopleOf(open.record);
  const people = players.filter(({ robot }) => !robot);
  const said =
    firstAnswer((extension) => extension.stopWords?.(open, t)) ??
    (people.length < players.length ? t('stop.robots') : undefined);
  const stopNow = () => {
    stop();
    onClose();
  };
  return (
    <DialogFrame title={t('stop.title')} onCancel={onClose}>
      <p>{t('stop.text')}</p>
      {said !== undefined && <p>{said}</p>}
      <CheckboxGroup className="checks" aria-label={t('stop.title')} onChange={setAgreed}>
        {people.map(({ name, colour, seat }) => (
          <Checkbox key={seat} value={String(seat)} className="check">
            <span className="check-box" aria-hidden="true" />
            {t('stop.agrees', { player: playerWords(t, name, colour) })}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <DialogButtons
        focusPrimary={false}
        choices={[
          { words: t('button.cancel'), run: onClose },
          { words: t('stop.stop'), run: stopNow, look: 'primary', isDisabled: agreed.length < people.length },
        ]}
      />
    </DialogFrame>
  );
}
