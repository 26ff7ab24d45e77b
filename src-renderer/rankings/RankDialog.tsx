import { type FormEvent, useState } from 'react';
import { FieldError, Form, Input, Label, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { FileProblem } from '../../src-shared/bridge/bridge';
import { limited } from '../../src-shared/cut';
import { identityOf, MAX_WISDOM_LENGTH, type RankChange } from '../../src-shared/rankings';
import { reportErrors } from '../stage/failures';
import { showRankings } from './rankings-dialog';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { type ChangeLine, RankChanges } from './RankChanges';
import { type PropsOf } from '../stage/dialogs';
import type { Words } from '../words/words';
import { type rankDialog } from './record-ranked-game';
import { tellingWords } from './telling-words';

const FORM_ID = 'wisdom';

/** The ranks of both players before a game and after it; whoever is at the top may leave Words of Wisdom. */
export function RankDialog({ reply, onClose }: PropsOf<typeof rankDialog> & { onClose: () => void }) {
  const { t } = useTranslation();
  const { changes, top, wasRepaired } = reply;
  const [words, setWords] = useState(top?.wisdom ?? '');
  const [problem, setProblem] = useState<FileProblem>();
  /** Goes on once the words are on the disk, if there are any new ones. */
  const leave = async (goOn: () => unknown) => {
    const isSame = !top || words.trim() === (top.wisdom ?? '');
    const written = isSame
      ? undefined
      : await window.tantrix.leaveWisdom({ player: identityOf(top), words: words.trim() });
    if (written?.kind === 'failed') setProblem(written.problem);
    else await goOn();
  };
  const accept = (event: FormEvent) => {
    event.preventDefault();
    void reportErrors(() => leave(onClose));
  };
  return (
    <DialogFrame title={t('rank.title')} onCancel={() => void reportErrors(() => leave(onClose))}>
      <p>{t('rank.text')}</p>
      {wasRepaired && <p role="alert">{t('rankings.repaired')}</p>}
      <RankChanges lines={changes.map((change) => lineOf(change, changes, t))} />
      <Form id={FORM_ID} validationBehavior="aria" onSubmit={accept}>
        {top && (
          <TextField
            className="field"
            value={words}
            onChange={(text) => setWords(limited(text, words, MAX_WISDOM_LENGTH))}
            isInvalid={problem !== undefined}
          >
            <p className="rank-top">{t('rank.top', { name: top.name })}</p>
            <Label>{t('rank.wisdom')}</Label>
            <Input autoComplete="off" />
            <FieldError>{problem && t('rank.wisdomFailed', { reason: t(`rank.problem.${problem}`) })}</FieldError>
          </TextField>
        )}
      </Form>
      <DialogButtons
        choices={[
          { words: t('rank.rankings'), run: () => void reportErrors(() => leave(() => showRankings())) },
          { words: t('button.ok'), submits: FORM_ID, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

/** Whose names are the same are told apart by what else is known of them. */
const lineOf = ({ player, before, after }: RankChange, all: readonly RankChange[], t: Words): ChangeLine => ({
  name: player.name,
  before,
  after,
  detail:
    player.kind === 'person' && all.every((other) => other.player.name === player.name)
      ? tellingWords(player, t)
      : undefined,
});
