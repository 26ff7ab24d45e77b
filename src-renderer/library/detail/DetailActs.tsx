import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src-shared/library/entry';
import type { AnyRecord } from '../../../src-shared/record';
import { reportErrors } from '../../stage/failures';
import { savingKnown, SHARED_FORMS } from '../../stage/saving';
import { analyseEntry, openEntry, replayEntry } from '../opening';
import { PageMenu } from '../PageMenu';

interface DetailActsProps {
  readonly entry: Entry;
  readonly record: AnyRecord | undefined;
  /** Whether the first of them gets the focus as it comes. */
  readonly hasFocus: boolean;
}

/** What is done most with a game: going on with it, or looking back at it, and showing it around. */
export function DetailActs({ entry, record, hasFocus }: DetailActsProps) {
  const { t } = useTranslation();
  const { facts } = entry;
  // A puzzle has no moves that could be shown one after another.
  const forms = SHARED_FORMS.filter((form) => form !== 'movingPicture' || (facts.kind === 'game' && facts.moves > 0));
  return (
    <div className="detail-acts">
      {actsOf(entry).map((act, at) => (
        <Button
          key={act}
          className={act === 'resume' ? 'button button-primary' : 'button'}
          autoFocus={hasFocus && at === 0}
          onPress={() => void reportErrors(() => RUN[act](entry.id))}
        >
          {t(WORDS[act])}
        </Button>
      ))}
      <PageMenu
        label={t('library.act.share')}
        words={t('library.act.share')}
        groups={[
          record
            ? forms.map((form) => ({
                words: t(`result.shareAs.${form}`),
                run: () => savingKnown().share(form, record),
              }))
            : [],
        ]}
      />
    </div>
  );
}

/** What a game is brought to the table for. */
const RUN = { resume: openEntry, look: openEntry, replay: replayEntry, analyse: analyseEntry } as const;

const WORDS = {
  resume: 'home.continue',
  look: 'library.act.look',
  replay: 'command.replay',
  analyse: 'result.analyse',
} as const;

/** Without a move there is nothing to look back at. */
function actsOf({ facts }: Entry): (keyof typeof RUN)[] {
  if (facts.kind === 'puzzle') return [facts.isSolved ? 'look' : 'resume'];
  const isOver = facts.end !== undefined;
  const back = facts.moves > 0 ? (['replay', ...(isOver ? (['analyse'] as const) : [])] as const) : [];
  return [...(isOver ? [] : (['resume'] as const)), ...back];
}
