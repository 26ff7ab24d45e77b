import { Button, FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MAX_SEED } from '../../../src-shared/tantrix';
import { randomSeed } from '../../stage/chance';

interface DrawSeedFieldProps {
  readonly seed: string;
  /** What the number is good for. */
  readonly hint: string;
  readonly isWrong: boolean;
  readonly onChange: (seed: string) => void;
}

/** The number by which tiles are drawn or a puzzle is made, to be told to others, and a button for another one. */
export function DrawSeedField({ seed, hint, isWrong, onChange }: DrawSeedFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField className="field draw-seed" value={seed} onChange={onChange} isInvalid={isWrong}>
      <Label>{t('puzzleChoice.seed')}</Label>
      <div className="draw-seed-row">
        <Input inputMode="numeric" />
        <Button className="button button-plain" onPress={() => onChange(String(randomSeed()))}>
          {t('puzzleChoice.otherSeed')}
        </Button>
      </div>
      {isWrong ? (
        <FieldError>{t('puzzleChoice.badSeed', { max: MAX_SEED })}</FieldError>
      ) : (
        <Text slot="description">{hint}</Text>
      )}
    </TextField>
  );
}
