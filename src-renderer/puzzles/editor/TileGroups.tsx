import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { isSeed, MAX_SEED, type TileNumber } from '../../../src-shared/tantrix';
import { randomSeed } from '../../stage/chance';
import { drawTiles, TILE_GROUPS, type TileGroup, tilesOf } from '../draft';
import { SelectField } from '../../ui/SelectField';

interface TileGroupsProps {
  readonly count: number;
  readonly onChange: (tiles: ReadonlySet<TileNumber>) => void;
}

/** Choosing many tiles at once: a group of them, or some of it at random. */
export function TileGroups({ count, onChange }: TileGroupsProps) {
  const { t } = useTranslation();
  const [group, setGroup] = useState<TileGroup>('all');
  const [drawn, setDrawn] = useState('10');
  const [seed, setSeed] = useState(() => String(randomSeed()));
  const number = wholeNumber(drawn, tilesOf(group).length);
  const seedNumber = wholeNumber(seed, MAX_SEED);
  const canDraw = number !== undefined && seedNumber !== undefined && isSeed(seedNumber);
  const draw = () => {
    if (canDraw) onChange(new Set(drawTiles(tilesOf(group), number, seedNumber)));
  };
  return (
    <div className="tile-groups">
      <SelectField
        label={t('puzzleEditor.group')}
        value={group}
        options={TILE_GROUPS.map((value) => ({ value, words: t(`puzzleEditor.groups.${value}`) }))}
        onChange={setGroup}
      />
      <Button className="button button-plain" onPress={() => onChange(new Set(tilesOf(group)))}>
        {t('puzzleEditor.takeAll')}
      </Button>
      <NumberBox label={t('puzzleEditor.howMany')} value={drawn} isWrong={number === undefined} onChange={setDrawn} />
      <NumberBox label={t('puzzleEditor.seed')} value={seed} isWrong={seedNumber === undefined} onChange={setSeed} />
      <Button className="button button-plain" isDisabled={!canDraw} onPress={draw}>
        {t('puzzleEditor.draw')}
      </Button>
      <Button className="button button-plain" isDisabled={count === 0} onPress={() => onChange(new Set())}>
        {t('puzzleEditor.takeNone')}
      </Button>
    </div>
  );
}

const wholeNumber = (text: string, most: number): number | undefined =>
  /^\d{1,10}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined;

interface NumberBoxProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function NumberBox({ label, value, isWrong, onChange }: NumberBoxProps) {
  return (
    <TextField className="field number-box" value={value} onChange={onChange} isInvalid={isWrong}>
      <Label>{label}</Label>
      <Input inputMode="numeric" />
    </TextField>
  );
}
