import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CHARACTERS, type Character, type Robot } from '../../src-shared/robots';
import { ColourChoice } from '../ui/ColourChoice';
import { LevelSegments } from './LevelChoice';
import { type NewGameForm, type Row, robotOf, withColour, withField, withRobot } from './new-game-form';
import { PlayerFields } from './PlayerFields';
import type { PlayerProblems } from './player-form';
import { RobotEmblem } from './RobotEmblem';

interface ComputerFieldsProps {
  readonly form: NewGameForm;
  readonly problems: PlayerProblems | undefined;
  /** Whether the person's name has the focus when the dialog opens. */
  readonly focusesName: boolean;
  readonly onChange: (form: NewGameForm) => void;
}

/** A game against the computer: the person and the computer player. */
export function ComputerFields({ form, problems, focusesName, onChange }: ComputerFieldsProps) {
  const { t } = useTranslation();
  const [person, computer] = form.rows;
  const robot = computer && robotOf(computer);
  if (!person || !robot) return null;
  return (
    <>
      <div className="player-rows">
        <div className="player-row" role="group" aria-label={t('newGame.you')}>
          <ColourChoice colour={person.colour} onChange={(colour) => onChange(withColour(form, 0, colour))} />
          <PlayerFields
            player={person}
            problems={problems}
            onChange={(field, text) => onChange(withField(form, 0, field, text))}
            isFirst={focusesName}
          />
        </div>
      </div>
      <Opponent row={computer} robot={robot} form={form} onChange={onChange} />
    </>
  );
}

interface OpponentProps extends Pick<ComputerFieldsProps, 'form' | 'onChange'> {
  readonly row: Row;
  readonly robot: Robot;
}

/** Which computer player, in which colour, and how well it plays. */
function Opponent({ row, robot, form, onChange }: OpponentProps) {
  const { t } = useTranslation();
  return (
    <div className="opponent" role="group" aria-label={t('newGame.opponent')}>
      <CharacterChoice
        character={robot.character}
        onChange={(character) => onChange(withRobot(form, 1, { ...robot, character }))}
      />
      <div className="opponent-row">
        <ColourChoice colour={row.colour} onChange={(colour) => onChange(withColour(form, 1, colour))} />
        <LevelSegments level={robot.level} onChange={(level) => onChange(withRobot(form, 1, { ...robot, level }))} />
      </div>
    </div>
  );
}

interface CharacterChoiceProps {
  readonly character: Character;
  readonly onChange: (character: Character) => void;
}

function CharacterChoice({ character, onChange }: CharacterChoiceProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      className="field character-choice"
      orientation="horizontal"
      value={character}
      onChange={(value) => onChange(CHARACTERS.find((each) => each === value) ?? character)}
    >
      <Label>{t('newGame.opponent')}</Label>
      <div className="characters">
        {CHARACTERS.map((each) => (
          <Radio key={each} value={each} className="character">
            <RobotEmblem character={each} />
            <strong>{t(`robot.name.${each}`)}</strong>
            <span>{t(`robot.about.${each}`)}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
