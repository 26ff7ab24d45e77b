import { useTranslation } from 'react-i18next';
import { CHARACTERS, DEFAULT_CHARACTER, type Character, type Robot } from '../../../src-shared/robots';
import type { Colour } from '../../../src-shared/tantrix';
import { LevelSelect } from '../../game/LevelChoice';
import { ColourChoice } from '../../ui/ColourChoice';
import { SelectField } from '../../ui/SelectField';

export const FIRST_ROBOT: Robot = { character: DEFAULT_CHARACTER, level: 1 };

interface RobotFieldsProps {
  readonly robot: Robot;
  readonly colour: Colour;
  readonly taken: readonly Colour[];
  readonly onChange: (robot: Robot, colour: Colour) => void;
}

/** A computer player that takes a seat: who, how well it plays, and its colour. */
export function RobotFields({ robot, colour, taken, onChange }: RobotFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('newGame.who')}
        value={robot.character}
        options={CHARACTERS.map((value: Character) => ({ value, words: t(`robot.name.${value}`) }))}
        onChange={(character) => onChange({ ...robot, character }, colour)}
      />
      <LevelSelect level={robot.level} onChange={(level) => onChange({ ...robot, level }, colour)} />
      <ColourChoice colour={colour} taken={taken} onChange={(other) => onChange(robot, other)} />
    </>
  );
}
