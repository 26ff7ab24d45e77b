import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineProblem, OnlineSeat, TableRules } from '../../../src-shared/bridge/bridge';
import { COLOURS, type Colour } from '../../../src-shared/tantrix';
import { reportErrors } from '../../stage/failures';
import { ThinkingMark } from '../../ui/ThinkingMark';
import { closedTo, coloursFor } from './colours';
import { ProblemAt } from './ProblemAt';
import { FIRST_ROBOT, RobotFields } from './RobotFields';
import { mayAddRobot } from './tables';

interface FreeSeatsProps {
  readonly free: number;
  readonly rules: TableRules;
  readonly taken: readonly OnlineSeat[];
  readonly isHost: boolean;
}

/** The seats that are still free; the host may give one to a computer player. */
export function FreeSeats({ free, rules, taken, isHost }: FreeSeatsProps) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const mayAdd = isHost && !rules.isRace && mayAddRobot(free, taken);
  return (
    <div className="meeting-place is-free">
      <ThinkingMark />
      <span role="status">
        <strong>{t('online.wait.free', { count: free })}</strong>
        <span>{t('online.wait.waiting')}</span>
      </span>
      {mayAdd && !isAdding && (
        <Button className="button" onPress={() => setAdding(true)}>
          {t('online.wait.addRobot')}
        </Button>
      )}
      {mayAdd && isAdding && <AddRobot rules={rules} taken={taken} onClose={() => setAdding(false)} />}
    </div>
  );
}

interface AddRobotProps {
  readonly rules: TableRules;
  readonly taken: readonly OnlineSeat[];
  readonly onClose: () => void;
}

/** Which computer player takes a seat. */
function AddRobot({ rules, taken, onClose }: AddRobotProps) {
  const { t } = useTranslation();
  const [robot, setRobot] = useState(FIRST_ROBOT);
  const [wanted, setWanted] = useState<Colour>(COLOURS[0]);
  const [refused, setRefused] = useState<OnlineProblem>();
  const at = { rules, taken: taken.map((seat) => seat.colour), refused: [] };
  const [colour = wanted] = coloursFor(at, [wanted]);
  const add = async () => {
    const problem = await window.tantrix.seatRobot({ colour, robot });
    if (problem) setRefused(problem);
    else onClose();
  };
  return (
    <div className="meeting-robot" role="group" aria-label={t('online.wait.addRobot')}>
      <RobotFields
        robot={robot}
        colour={colour}
        taken={closedTo(at)}
        onChange={(who, other) => {
          setRobot(who);
          setWanted(other);
        }}
      />
      <div className="meeting-robot-buttons">
        <Button className="button" onPress={onClose}>
          {t('button.cancel')}
        </Button>
        <Button className="button button-primary" autoFocus onPress={() => void reportErrors(add)}>
          {t('online.wait.add')}
        </Button>
      </div>
      <ProblemAt place="colour" problem={refused} />
      <ProblemAt place="foot" problem={refused} />
    </div>
  );
}
