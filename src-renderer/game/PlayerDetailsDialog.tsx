import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../src-shared/record';
import type { Colour } from '../../src-shared/tantrix';
import { changeDetails } from './player-details';
import { personAt } from './people';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { PlayerFields } from './PlayerFields';
import { type PlayerProblems, problemsOfPlayers, trimmed } from './player-form';
import type { OpenGame } from './open-game';
import { movesHere } from './terms';

const FORM_ID = 'player-details';

/** Name, email and country of each player of the open game, online of those here; the colours stand as they are. */
export function PlayerDetailsDialog({ open, onClose }: { open: OpenGame; onClose: () => void }) {
  const { t } = useTranslation();
  const [players, setPlayers] = useState(open.record.players);
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? problemsOfPlayers(players) : [];
  const isMine = players.map(({ robot }, seat) => !robot && (!open.online || movesHere(open, seat)));
  const firstPerson = isMine.indexOf(true);
  const accept = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const isRight = problemsOfPlayers(players).every((found) => Object.keys(found).length === 0);
    if (isRight)
      changeDetails(players.map((player, seat) => (isMine[seat] ? { ...player, ...trimmed(player) } : player)));
  };
  return (
    <DialogFrame title={t('playerDetails.title')} onCancel={onClose}>
      <Form id={FORM_ID} className="new-game" validationBehavior="aria" onSubmit={accept}>
        <div className="player-rows">
          {players.map((player, seat) => (
            <DetailsRow
              key={seat}
              seat={seat}
              colour={personAt(open.record, seat).colour}
              player={player}
              isMine={isMine[seat] ?? false}
              isFirst={seat === firstPerson}
              problems={problems[seat]}
              onChange={(changed) => setPlayers(players.with(seat, changed))}
            />
          ))}
        </div>
      </Form>
      <DialogButtons
        focusPrimary={false}
        choices={[
          { words: t('button.cancel'), run: onClose },
          { words: t('button.ok'), submits: FORM_ID, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

interface DetailsRowProps {
  readonly seat: number;
  readonly colour: Colour;
  readonly player: Player;
  /** Whether it is for the person here to change. */
  readonly isMine: boolean;
  readonly isFirst: boolean;
  readonly problems: PlayerProblems | undefined;
  readonly onChange: (player: Player) => void;
}

function DetailsRow({ seat, colour, player, isMine, isFirst, problems, onChange }: DetailsRowProps) {
  const { t } = useTranslation();
  const words = t('playerDetails.player', { number: seat + 1, colour: t(`colourInText.${colour}`) });
  return (
    <div className="player-row details-row" role="group" aria-label={words}>
      <span className={`swatch swatch-${colour}`} aria-hidden="true">
        {t(`colourLetter.${colour}`)}
      </span>
      {!isMine ? (
        <p className="fixed-player">
          {player.robot ? t('playerDetails.robot', { name: player.name, level: player.robot.level }) : player.name}
        </p>
      ) : (
        <PlayerFields
          player={player}
          problems={problems}
          onChange={(field, text) => onChange({ ...player, [field]: text })}
          isFirst={isFirst}
        />
      )}
    </div>
  );
}
