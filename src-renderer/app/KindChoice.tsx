import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../stage/Icon';
import type { StartTab } from '../stage/starts';

/** A line drawing for each way to start, on the field of `Icon`. */
const PICTURES: Readonly<Record<StartTab, string>> = {
  computer: 'M3 4h14v9.5H3zM7 17h6M10 13.5V17',
  people:
    'M7 3.5a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4zM2.5 16.5c0-3.2 1.8-5 4.5-5s4.5 1.8 4.5 5M13.5 5.2a2.2 2.2 0 1 1 0 4.4M14.5 11.7c2 .4 3 2 3 4.8',
  email: 'M3 4.5h14v11H3zM3.5 5.5L10 10.5l6.5-5',
  online:
    'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15zM2.7 8h14.6M2.7 12h14.6M10 2.5c-4.4 4.7-4.4 10.3 0 15c4.4-4.7 4.4-10.3 0-15',
  gobble: 'M10 5.5V10l3 2M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15zM10 2.5V1M8 1h4M16 4l1 1',
  pattern:
    'M10 2v16M3 6.5l2-3.4h2.5v6.8H5zM17 6.5l-2-3.4h-2.5v6.8H15zM3 14.5l2-3.4h2.5v5.8H5zM17 14.5l-2-3.4h-2.5v5.8H15z',
  puzzle: 'M6.5 3.2h7L17 9.3l-3.5 6.1h-7L3 9.3zM10 15.4V9.3L17 9.3M10 9.3L6.5 3.2',
};

interface KindChoiceProps {
  readonly kind: StartTab;
  readonly kinds: readonly StartTab[];
  readonly onChange: (kind: StartTab) => void;
}

/** The ways to start, a card each. */
export function KindChoice({ kind, kinds, onChange }: KindChoiceProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      className="kind-choice"
      value={kind}
      onChange={(value) => onChange(kinds.find((each) => each === value) ?? kind)}
    >
      <Label className="hidden-label">{t('newGame.kindLabel')}</Label>
      {kinds.map((each) => (
        <Radio key={each} value={each} className="kind-card" aria-label={t(`newGame.kind.${each}`)}>
          <Icon path={PICTURES[each]} />
          <strong>{t(`newGame.kind.${each}`)}</strong>
          <span>{t(`newGame.kindText.${each}`)}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
