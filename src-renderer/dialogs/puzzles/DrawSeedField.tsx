import { Button, FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MAX_SEED } from '../../../src-shared/tantrix';
import { randomSeed } from '../../play/games';

interface DrawSeedFieldProps {
  readonly seed: string;
  readonly isWrong: boolean;
  readonly onChange: (seed: string) => void;
}

/** The number by which random tiles are drawn, to be told to others, and a button for another one. */
export function DrawSeedField({ seed, isWrong, onChange }: DrawSeedFieldProps) {
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
        <Text slot="description">{t('puzzleChoice.seedHint')}</Text>
      )}
    </TextField>
  );
}
