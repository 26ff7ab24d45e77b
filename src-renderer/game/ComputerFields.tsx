import { Checkbox, Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CHARACTERS, type Character } from '../../src-shared/robots';
import { ColourChoice } from '../ui/ColourChoice';
import { LevelSegments } from './LevelChoice';
import { type NewGameForm, robotOf, withAdapting, withColour, withRobot } from './new-game-form';
import { PersonFields } from './PersonFields';
import type { PlayerProblems } from './player-form';
import { RobotEmblem } from './RobotEmblem';

interface ComputerFieldsProps {
  readonly form: NewGameForm;
  readonly problems: PlayerProblems | undefined;
  /** Whether the dialog has just opened, so that the opponent has the focus. */
  readonly isFresh: boolean;
  readonly onChange: (form: NewGameForm) => void;
}

/** A game against the computer: the opponent and its level, and the person. */
export function ComputerFields({ form, problems, isFresh, onChange }: ComputerFieldsProps) {
  const { t } = useTranslation();
  const [person, computer] = form.rows;
  const robot = computer && robotOf(computer);
  if (!person || !robot) return null;
  return (
    <>
      <CharacterChoice
        character={robot.character}
        isFirst={isFresh}
        onChange={(character) => onChange(withRobot(form, 1, { ...robot, character }))}
      />
      <div className="adapting-level">
        <LevelSegments level={robot.level} onChange={(level) => onChange(withRobot(form, 1, { ...robot, level }))} />
        <AdaptsCheck adapts={computer.adapts === true} onChange={(adapts) => onChange(withAdapting(form, 1, adapts))} />
      </div>
      <div className="player-rows">
        <div className="player-row person-row" role="group" aria-label={t('newGame.you')}>
          <PersonFields {...{ form, at: 0, row: person, problems, isFirst: false, onChange }} />
          <ColourChoice
            label={t('newGame.yourColour')}
            colour={person.colour}
            onChange={(colour) => onChange(withColour(form, 0, colour))}
          />
        </div>
      </div>
    </>
  );
}

interface AdaptsCheckProps {
  readonly adapts: boolean;
  readonly onChange: (adapts: boolean) => void;
}

/** Whether the level follows how the games end. */
function AdaptsCheck({ adapts, onChange }: AdaptsCheckProps) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox className="check" isSelected={adapts} onChange={onChange}>
        <span className="check-box" aria-hidden="true" />
        {t('newGame.adapts')}
      </Checkbox>
      {adapts && <p className="field-hint">{t('newGame.adaptsHint')}</p>}
    </>
  );
}

interface CharacterChoiceProps {
  readonly character: Character;
  /** Whether it has the focus when the dialog opens. */
  readonly isFirst: boolean;
  readonly onChange: (character: Character) => void;
}

/** Who of the computer players is played. */
export function CharacterChoice({ character, isFirst, onChange }: CharacterChoiceProps) {
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
          <Radio key={each} value={each} className="character" autoFocus={isFirst && each === character}>
            <RobotEmblem character={each} />
            <strong>{t(`robot.name.${each}`)}</strong>
            <span>{t(`robot.about.${each}`)}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
