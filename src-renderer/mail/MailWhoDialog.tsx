import { useTranslation } from 'react-i18next';
import type { Host } from '../../src-shared/mail-games/seats';
import { listWords, playerWords, type Words } from '../words/words';
import { type DialogChoice, DialogChoices } from '../stage/DialogChoices';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { MixedScripts } from '../ui/MixedScripts';
import { type PropsOf } from '../stage/dialogs';
import { type mailWhoDialog } from './who';

/** Asks who of the players of a game the person here is; whoever is to move comes first, for mostly the mail is for them. */
export function MailWhoDialog({ hosts, mover, answer }: PropsOf<typeof mailWhoDialog>) {
  const { t } = useTranslation();
  const choiceOf = ({ id, people }: Host): DialogChoice => ({
    words: peopleWords(people, t),
    ...(id === mover ? { hint: t('mailWho.mover') } : {}),
    run: () => answer(`${id}`),
  });
  const byTurn = hosts.toSorted((a, b) => Number(b.id === mover) - Number(a.id === mover));
  return (
    <DialogFrame title={t('mailWho.title')} onCancel={() => answer('cancel')}>
      <p>{t('mailWho.text')}</p>
      <MixedScripts texts={hosts.flatMap(({ people }) => people.map(({ name }) => name))} />
      <DialogChoices
        choices={[
          ...byTurn.map(choiceOf),
          { words: t('mailWho.nobody'), hint: t('mailWho.nobodyHint'), run: () => answer('nobody') },
        ]}
      />
      <DialogButtons choices={[{ words: t('button.cancel'), run: () => answer('cancel') }]} />
    </DialogFrame>
  );
}

const peopleWords = (people: Host['people'], t: Words): string =>
  listWords(people.map(({ name, colour }) => playerWords(t, name, colour)));
