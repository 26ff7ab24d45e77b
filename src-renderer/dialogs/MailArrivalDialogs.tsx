import { useTranslation } from 'react-i18next';
import type { AddressChange } from '../mail-games/addresses';
import { placementWords } from '../play/placement-words';
import type { DialogOf, MoveDifference } from '../play/table';
import { playerWords, type Words } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';

/** What is said of mails of games that bring nothing new. */

export function MailKnownDialog({ what, onClose }: DialogOf<'mailKnown'> & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('mailKnown.title')} onCancel={onClose} isAlert>
      <p>{t(`mailKnown.text.${what}`)}</p>
      <DialogButtons choices={[{ words: t('button.ok'), run: onClose, look: 'primary' }]} />
    </DialogFrame>
  );
}

/** An older state than the one kept: on from where the game is, send the last turn again, or play it again. */
export function MailOlderDialog({ at, of, what, mayPlayAgain, answer }: DialogOf<'mailOlder'>) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={t(mayPlayAgain ? 'mailOlder.title' : 'mailOlder.titleSeen')}
      onCancel={() => answer('cancel')}
      isAlert
    >
      <p>
        {t('mailOlder.text', { count: at, of })} {t(`mailOlder.next.${what}`)}
      </p>
      {mayPlayAgain && <p>{t('mailOlder.againHint')}</p>}
      <DialogButtons
        choices={[
          ...(mayPlayAgain ? [{ words: t('mailOlder.playAgain'), run: () => answer('playAgain') }] : []),
          ...(what === 'myTurn' ? [] : [{ words: t('mailOlder.sendAgain'), run: () => answer('sendAgain') }]),
          { words: t('mailOlder.goOn'), run: () => answer('goOn'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

/** A mail that is refused, and why: where the past differs, the first move that does is named. */
export function MailRefusedDialog({ difference, answer }: DialogOf<'mailRefused'>) {
  const { t } = useTranslation();
  const about = difference === 'stopped' || difference === 'unread' ? 'mail' : 'past';
  return (
    <DialogFrame title={t(`mailRefused.title.${about}`)} onCancel={() => answer('cancel')} isAlert>
      <p>{typeof difference === 'string' ? t(`mailRefused.${difference}`) : differenceWords(difference, t)}</p>
      <p>{t(`mailRefused.stays.${about}`)}</p>
      <DialogButtons
        choices={[
          { words: t('mailRefused.look'), run: () => answer('look') },
          { words: t('button.ok'), run: () => answer('cancel'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

function differenceWords({ move, player: { name, colour }, kept, arrived, past }: MoveDifference, t: Words): string {
  const player = playerWords(t, name, colour);
  const [seen, other] = [placementWords(kept, past, t), placementWords(arrived, past, t)];
  if (seen === other) return t('mailRefused.mark', { move, player });
  return t('mailRefused.move', { move, player, kept: seen, arrived: other });
}

/** Addresses that a mail changes, for the next turns would go there. */
export function MailAddressDialog({ changes, answer }: DialogOf<'mailAddress'>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('mailAddress.title', { count: changes.length })} onCancel={() => answer('cancel')} isAlert>
      {changes.map((change) => (
        <p key={change.player.seat}>{changeWords(change, t)}</p>
      ))}
      <p>{t('mailAddress.text')}</p>
      <DialogButtons
        choices={[
          { words: t('mailAddress.old'), run: () => answer('old') },
          { words: t('mailAddress.new'), run: () => answer('new'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

function changeWords({ player: { name, colour }, kept, arrived }: AddressChange, t: Words): string {
  const none = t('mailAddress.none');
  const addresses = { kept: kept.trim() || none, arrived: arrived.trim() || none };
  return t('mailAddress.change', { player: playerWords(t, name, colour), ...addresses });
}

export function MailRemoveDialog({ name, answer }: DialogOf<'mailRemove'>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('mailRemove.title')} onCancel={() => answer('cancel')} isAlert>
      <p>{t('mailRemove.text', { name })}</p>
      <DialogButtons
        choices={[
          { words: t('mailRemove.remove'), run: () => answer('remove') },
          { words: t('button.cancel'), run: () => answer('cancel'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
