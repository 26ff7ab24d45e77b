import { useTranslation } from 'react-i18next';
import { type Level, LEVELS } from '../../src-shared/robots';
import type { Words } from '../words/words';
import { SegmentField } from '../ui/SegmentField';
import { SelectField } from '../ui/SelectField';

interface LevelProps {
  readonly level: Level;
  readonly onChange: (level: Level) => void;
}

const optionsIn = (t: Words) => {
  const names = t('robot.levels', { returnObjects: true });
  return LEVELS.map((level) => ({
    value: `${level}` as const,
    words: t('robot.levelNamed', { level, name: names[level - 1] ?? '' }),
  }));
};

const chosen = (value: string, level: Level): Level => LEVELS.find((each) => String(each) === value) ?? level;

/** How well a computer player plays: all levels side by side. */
export function LevelSegments({ level, onChange }: LevelProps) {
  const { t } = useTranslation();
  return (
    <SegmentField
      label={t('newGame.level')}
      value={`${level}`}
      options={optionsIn(t)}
      onChange={(value) => onChange(chosen(value, level))}
    />
  );
}

/** The same as a list that opens. */
export function LevelSelect({ level, onChange }: LevelProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('newGame.level')}
      value={`${level}`}
      options={optionsIn(t)}
      onChange={(value) => onChange(chosen(value, level))}
    />
  );
}
