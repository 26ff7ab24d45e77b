import { useState } from 'react';
import { Checkbox, FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MAX_SEED } from '../../src-shared/tantrix';
import { Disclosure } from '../stage/Disclosure';
import { inRow, type Words } from '../words/words';
import { ColourChoice } from '../ui/ColourChoice';
import { type FormProblems, mayBeRanked, type NewGameForm, seedOf, withColour } from './new-game-form';
import type { FormPartProps } from './SeatRows';
import { StarterField, starterWords } from './StarterField';

interface AdvancedFieldsProps extends FormPartProps {
  /** What was wrong at the last try to start. */
  readonly problems: FormProblems | undefined;
}

/** What most games leave as it is: who starts, the deal number, the rules. Closed, it says what it holds. */
export function AdvancedFields({ form, problems, onChange }: AdvancedFieldsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(problems);
  const isWrong = problems?.seed ?? false;
  if (seen !== problems) {
    setSeen(problems);
    // What is wrong must be seen.
    if (isWrong) setOpen(true);
  }
  return (
    <Disclosure
      title={t('newGame.advanced')}
      summary={summaryOf(form, t)}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <div className="game-options">
        <div>
          <StarterField form={form} onChange={onChange} />
          <CompetitionCheck form={form} onChange={onChange} />
          <FirstEditionCheck form={form} onChange={onChange} />
        </div>
        <div>
          <SeedField form={form} isWrong={isWrong} onChange={onChange} />
          {form.kind === 'computer' && <OpponentColour form={form} onChange={onChange} />}
        </div>
      </div>
    </Disclosure>
  );
}

/** What holds while nobody looks. */
function summaryOf(form: NewGameForm, t: Words): string {
  const seed = seedOf(form);
  const parts = [
    t('newGame.advancedStarts', { starts: starterWords(form, t) }),
    seed === undefined ? t('newGame.deal.random') : t('newGame.deal.number', { seed: form.seed.trim() }),
    ...(form.isCompetition ? [t('newGame.competitionShort')] : []),
    ...(form.set === 'first-edition' ? [t('newGame.firstEditionShort')] : []),
  ];
  return inRow(parts, t);
}

/** The colour of the computer player; whoever had it takes the other. */
function OpponentColour({ form, onChange }: FormPartProps) {
  const { t } = useTranslation();
  const [, computer] = form.rows;
  if (!computer) return null;
  return (
    <ColourChoice
      label={t('newGame.opponentColour')}
      colour={computer.colour}
      onChange={(colour) => onChange(withColour(form, 1, colour))}
    />
  );
}

function CompetitionCheck({ form, onChange }: FormPartProps) {
  const { t } = useTranslation();
  return (
    <div className="competition-check">
      <Checkbox
        className="check"
        isSelected={form.isCompetition}
        onChange={(isCompetition) => onChange({ ...form, isCompetition })}
      >
        <span className="check-box" aria-hidden="true" />
        {t('newGame.competition')}
      </Checkbox>
      <p className="field-hint">
        {t('newGame.competitionHint')} {mayBeRanked(form) && t('newGame.ranked')}
      </p>
    </div>
  );
}

/** With which tiles. */
function FirstEditionCheck({ form, onChange }: FormPartProps) {
  const { t } = useTranslation();
  return (
    <div className="competition-check">
      <Checkbox
        className="check"
        isSelected={form.set === 'first-edition'}
        onChange={(isFirst) => onChange({ ...form, set: isFirst ? 'first-edition' : 'standard' })}
      >
        <span className="check-box" aria-hidden="true" />
        {t('newGame.firstEdition')}
      </Checkbox>
      <p className="field-hint">{t('newGame.firstEditionHint')}</p>
    </div>
  );
}

/** Under competition rules nobody chooses what is drawn. What was typed before comes back with the usual rules. */
function SeedField({ form, isWrong, onChange }: FormPartProps & { readonly isWrong: boolean }) {
  const { t } = useTranslation();
  const isBarred = form.isCompetition;
  return (
    <TextField
      className="field seed-field"
      value={isBarred ? '' : form.seed}
      isDisabled={isBarred}
      onChange={(seed) => onChange({ ...form, seed })}
      isInvalid={isWrong}
    >
      <Label>{t('newGame.seed')}</Label>
      <Input inputMode="numeric" />
      {isWrong ? (
        <FieldError>{t('newGame.problem.seed', { max: MAX_SEED })}</FieldError>
      ) : (
        <Text slot="description">{t(isBarred ? 'newGame.seedBarred' : 'newGame.seedHint')}</Text>
      )}
    </TextField>
  );
}
