import { useTranslation } from 'react-i18next';
import type { GeneratedItem } from '../shelves';
import { SegmentField } from '../../ui/SegmentField';
import { DrawSeedField } from './DrawSeedField';
import { GoalPicture } from './GoalPicture';
import { examplePuzzle, itemName } from './item-words';
import { PUZZLE_LEVELS, type PuzzleForm } from './puzzle-form';

interface GeneratedDetailsProps {
  readonly form: PuzzleForm;
  readonly item: GeneratedItem;
  readonly isSeedWrong: boolean;
  readonly isMaking: boolean;
  readonly onChange: (form: PuzzleForm) => void;
}

/** What the computer is to make, and by what number. */
export function GeneratedDetails({ form, item, isSeedWrong, isMaking, onChange }: GeneratedDetailsProps) {
  const { t } = useTranslation();
  return (
    <div className="puzzle-details">
      <GoalPicture puzzle={examplePuzzle(item)} />
      <h3>{itemName(item, t)}</h3>
      <div className="puzzle-details-words">
        <p>{t(`puzzleChoice.generatedGoal.${item.sort.kind}`, { count: item.sort.size })}</p>
        <p>{t('puzzleChoice.generatedHint')}</p>
      </div>
      {item.sort.kind === 'match' && <LevelField {...{ form, onChange }} />}
      <DrawSeedField
        seed={form.seed}
        hint={t('puzzleChoice.madeSeedHint')}
        isWrong={isSeedWrong}
        onChange={(seed) => onChange({ ...form, seed })}
      />
      <div className="puzzle-making" aria-live="polite">
        {isMaking && (
          <>
            <p>{t('puzzleChoice.making')}</p>
            <progress aria-label={t('puzzleChoice.making')} />
          </>
        )}
      </div>
    </div>
  );
}

function LevelField({ form, onChange }: Pick<GeneratedDetailsProps, 'form' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <SegmentField
      label={t('puzzleChoice.level')}
      value={form.level}
      options={PUZZLE_LEVELS.map((value) => ({ value, words: t(`puzzleChoice.levels.${value}`) }))}
      onChange={(level) => onChange({ ...form, level })}
    />
  );
}
