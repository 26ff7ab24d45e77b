import { useTranslation } from 'react-i18next';
import { hexKey, type Placement } from '../../src-shared/tantrix';
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

function differenceWords({ move, player: { name, colour }, kept, arrived }: MoveDifference, t: Words): string {
  const player = playerWords(t, name, colour);
  const [seen, other] = [placementWords(kept, t), placementWords(arrived, t)];
  if (seen === other) return t('mailRefused.mark', { move, player });
  return t('mailRefused.move', { move, player, kept: seen, arrived: other });
}

const placementWords = (placement: Placement, t: Words): string =>
  t('mailRefused.placement', {
    tile: placement.tile,
    cell: hexKey(placement),
    degrees: placement.rotation * 60,
  });

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
