import { useTranslation } from 'react-i18next';
import type { Household } from '../mail-games/who';
import { listWords, playerWords, type Words } from '../words/words';
import { type DialogChoice, DialogChoices } from './DialogChoices';
import { DialogButtons, DialogFrame } from './DialogFrame';
import { MixedScripts } from './MixedScripts';
import { type PropsOf } from '../stage/dialogs';
import { type mailWhoDialog } from '../mail-games/who';

/** Asks who of the players of a game the person here is; whoever is to move comes first, for mostly the mail is for them. */
export function MailWhoDialog({ households, mover, answer }: PropsOf<typeof mailWhoDialog>) {
  const { t } = useTranslation();
  const choiceOf = ({ home, people }: Household): DialogChoice => ({
    words: householdWords(people, t),
    ...(home === mover ? { hint: t('mailWho.mover') } : {}),
    run: () => answer(`${home}`),
  });
  const byTurn = households.toSorted((a, b) => Number(b.home === mover) - Number(a.home === mover));
  return (
    <DialogFrame title={t('mailWho.title')} onCancel={() => answer('cancel')}>
      <p>{t('mailWho.text')}</p>
      <MixedScripts texts={households.flatMap(({ people }) => people.map(({ name }) => name))} />
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

const householdWords = (people: Household['people'], t: Words): string =>
  listWords(people.map(({ name, colour }) => playerWords(t, name, colour)));
