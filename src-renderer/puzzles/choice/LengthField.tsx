import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { EXTENDED, EXTENDED_LENGTHS } from '../../../src-shared/puzzles/families/numbered';
import { WholeNumberField } from '../../ui/WholeNumberField';
import { randomSeed } from '../../stage/chance';
import { usePuzzleResults } from '../results';
import { standingOf } from '../standing';

const idOfLength = (length: number): string => `extended-${length}`;

interface LengthFieldProps {
  /** How many tiles the chosen loop has. */
  readonly length: number;
  /** Another loop is chosen, by its id. */
  readonly onChange: (id: string) => void;
}

/** How long a loop of Extended Discovery is: any length, the next that is not solved, or one at random. */
export function LengthField({ length, onChange }: LengthFieldProps) {
  const { t } = useTranslation();
  const results = usePuzzleResults();
  const { least, most } = EXTENDED_LENGTHS;
  const open = EXTENDED.filter(({ id }) => !standingOf(id, results).isSolved);
  const next = open.find(({ puzzle }) => puzzle.tiles.length > length) ?? open[0];
  const random = () => onChange(idOfLength(least + (randomSeed() % (most - least + 1))));
  return (
    <div className="length-row">
      <WholeNumberField
        className="length-field"
        label={t('puzzleChoice.length')}
        value={length}
        min={least}
        max={most}
        onChange={(value) => onChange(idOfLength(value))}
      />
      <Button className="button button-plain" isDisabled={!next} onPress={() => next && onChange(next.id)}>
        {t('puzzleChoice.nextLength')}
      </Button>
      <Button className="button button-plain" onPress={random}>
        {t('puzzleChoice.randomLength')}
      </Button>
    </div>
  );
}
