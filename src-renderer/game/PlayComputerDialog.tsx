import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Robot } from '../../src-shared/robots';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { reportErrors } from '../stage/failures';
import { SelectField } from '../ui/SelectField';
import { playerWords } from '../words/words';
import { CharacterChoice } from './ComputerFields';
import { LevelSegments } from './LevelChoice';
import type { OpenGame } from './open-game';
import { personAt } from './people';
import { beginAgainstComputer, seatsToTake } from './play-computer';

interface PlayComputerDialogProps {
  readonly open: OpenGame;
  readonly at: number;
  readonly seat: number;
  readonly robot: Robot;
  readonly onClose: () => void;
}

/** Which of those who played the person is from now on, and who takes the places of the others. */
export function PlayComputerDialog({ open, at, seat: proposed, robot: last, onClose }: PlayComputerDialogProps) {
  const { t } = useTranslation();
  const [seat, setSeat] = useState(proposed);
  const [robot, setRobot] = useState(last);
  const { record } = open;
  const seats = seatsToTake(record);
  const hasPlaces = record.players.some((player, each) => each !== seat && !player.robot);
  return (
    <DialogFrame title={t('playComputer.title')} onCancel={onClose}>
      {hasPlaces && <p>{t('playComputer.text')}</p>}
      <SelectField
        label={t('playComputer.seat')}
        value={String(seat)}
        options={seats.map((each) => {
          const { name, colour } = personAt(record, each);
          return { value: String(each), words: playerWords(t, name, colour) };
        })}
        onChange={(value) => setSeat(Number(value))}
      />
      {hasPlaces && (
        <>
          <CharacterChoice
            character={robot.character}
            isFirst={false}
            onChange={(character) => setRobot({ ...robot, character })}
          />
          <LevelSegments level={robot.level} onChange={(level) => setRobot({ ...robot, level })} />
        </>
      )}
      <DialogButtons
        choices={[
          { words: t('button.cancel'), run: onClose },
          {
            words: t('playComputer.start'),
            run: () => void reportErrors(() => beginAgainstComputer(open, at, seat, robot)),
            look: 'primary',
          },
        ]}
      />
    </DialogFrame>
  );
}
