import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { BlockedPlayer } from '../../../src-shared/bridge/bridge';
import type { PropsOf } from '../../stage/dialogs';
import { DialogButtons, DialogFrame } from '../../stage/DialogFrame';
import { reportErrors } from '../../stage/failures';
import { type keyDialog, openServer } from './opening';

type Told = 'exported' | 'imported' | 'noKey' | 'notSaved';

/** As whom servers know the person here, and with whom that person does not want to play. */
export function KeyDialog({ server, self }: PropsOf<typeof keyDialog>) {
  const { t } = useTranslation();
  const [told, setTold] = useState<Told>();
  const close = () => openServer(server, self);
  const save = async () => {
    setTold(await saved());
  };
  const take = async () => {
    const taken = await window.tantrix.importKey();
    if (taken === 'cancelled') return;
    setTold(taken === 'done' ? 'imported' : 'noKey');
  };
  return (
    <DialogFrame title={t('online.key.title')} onCancel={close}>
      <p>{t('online.key.text')}</p>
      <p>
        <strong>{t('online.key.warning')}</strong>
      </p>
      <div className="meeting-key-buttons">
        <Button className="button" onPress={() => void reportErrors(save)}>
          {t('online.key.export')}
        </Button>
        <Button className="button" onPress={() => void reportErrors(take)}>
          {t('online.key.import')}
        </Button>
      </div>
      <p className={told === 'noKey' || told === 'notSaved' ? 'form-problem' : 'field-hint'} role="status">
        {t(told ? `online.key.told.${told}` : 'online.key.importText')}
      </p>
      <BlockedPlayers />
      <DialogButtons choices={[{ words: t('button.close'), run: close, look: 'primary' }]} />
    </DialogFrame>
  );
}

/** What is told of the key once it is saved; nothing where that was given up. */
async function saved(): Promise<Told | undefined> {
  try {
    return (await window.tantrix.exportKey()) ? 'exported' : undefined;
  } catch {
    return 'notSaved';
  }
}

function BlockedPlayers() {
  const { t } = useTranslation();
  const [blocked, setBlocked] = useState<readonly BlockedPlayer[]>([]);
  const read = async () => setBlocked(await window.tantrix.blockedPlayers());
  const show = () => void reportErrors(read);
  useEffect(show, []);
  const unblock = async (key: string) => {
    await window.tantrix.unblockPlayer(key);
    await read();
  };
  return (
    <section className="meeting-blocked">
      <h3 id="meeting-blocked">{t('online.blocked.title')}</h3>
      {blocked.length === 0 && <p className="field-hint">{t('online.blocked.none')}</p>}
      {blocked.length > 0 && (
        <ul className="meeting-tables" aria-labelledby="meeting-blocked">
          {blocked.map(({ key, name }) => (
            <li key={key} className="meeting-table">
              <div className="meeting-what">
                <strong>{name}</strong>
              </div>
              <Button
                className="button"
                aria-label={t('online.blocked.unblockPlayer', { name })}
                onPress={() => void reportErrors(() => unblock(key))}
              >
                {t('online.blocked.unblock')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="field-hint">{t('online.blocked.text')}</p>
    </section>
  );
}
