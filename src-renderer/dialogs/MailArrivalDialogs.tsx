import { useTranslation } from 'react-i18next';
import { gameNumber } from '../../src-shared/record';
import { type AddressChange, isReaddressed } from '../mail-games/addresses';
import { placementWords } from '../play/placement-words';
import type { DialogOf, MoveDifference } from '../play/table';
import { listWords, playerWords, type Words } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';
import { MixedScripts } from './MixedScripts';

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
  const about = aboutOf(difference);
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

function aboutOf(difference: DialogOf<'mailRefused'>['difference']): 'mail' | 'past' | 'file' {
  if (difference === 'rehearsal') return 'file';
  return difference === 'stopped' || difference === 'unread' ? 'mail' : 'past';
}

function differenceWords({ move, player: { name, colour }, kept, arrived, past }: MoveDifference, t: Words): string {
  const player = playerWords(t, name, colour);
  const [seen, other] = [placementWords(kept, past, t), placementWords(arrived, past, t)];
  if (seen === other) return t('mailRefused.mark', { move, player });
  return t('mailRefused.move', { move, player, kept: seen, arrived: other });
}

/** Addresses that a mail changes, for the next turns would go there, and names. */
export function MailAddressDialog({ changes, answer }: DialogOf<'mailAddress'>) {
  const { t } = useTranslation();
  const isOfNames = !changes.some(isReaddressed);
  return (
    <DialogFrame
      title={isOfNames ? t('mailAddress.titleNames') : t('mailAddress.title', { count: changes.length })}
      onCancel={() => answer('cancel')}
      isAlert
    >
      {changes
        .flatMap((change) => changeWords(change, t))
        .map((words) => (
          <p key={words}>{words}</p>
        ))}
      <MixedScripts texts={changes.flatMap(({ player, name = '', arrived }) => [player.name, name, arrived])} />
      <p>{t(isOfNames ? 'mailAddress.textNames' : 'mailAddress.text')}</p>
      <DialogButtons
        choices={[
          { words: t('mailAddress.old'), run: () => answer('old') },
          { words: t('mailAddress.new'), run: () => answer('new'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

function changeWords(change: AddressChange, t: Words): string[] {
  const none = t('mailAddress.none');
  const addresses = { kept: change.kept.trim() || none, arrived: change.arrived.trim() || none };
  const player = playerWords(t, change.player.name, change.player.colour);
  return [
    ...(change.name === undefined ? [] : [t('mailAddress.renamed', { player, name: change.name })]),
    ...(isReaddressed(change) ? [t('mailAddress.change', { player, ...addresses })] : []),
  ];
}

/** A new game beside one that is under way, which it does not go on from. */
export function MailAnotherDialog({ others, kept, arrived, answer }: DialogOf<'mailAnother'>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('mailAnother.title', { names: listWords(others) })} onCancel={() => answer('cancel')} isAlert>
      <p>{t('mailAnother.text', { names: listWords(others) })}</p>
      <p>{t('mailAnother.numbers', { kept: gameNumber(kept), arrived: gameNumber(arrived) })}</p>
      <p>{t('mailAnother.stays')}</p>
      <DialogButtons
        choices={[
          { words: t('button.cancel'), run: () => answer('cancel') },
          { words: t('mailAnother.add'), run: () => answer('add'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
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
