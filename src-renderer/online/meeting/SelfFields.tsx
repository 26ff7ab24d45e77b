import { Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineProblem } from '../../../src-shared/bridge/bridge';
import type { Colour } from '../../../src-shared/tantrix';
import type { PlayerProblems } from '../../game/player-form';
import { PlayerFields } from '../../game/PlayerFields';
import { SeatMark, shapeOf } from '../../gobble';
import { ColourChoice } from '../../ui/ColourChoice';
import { ProblemAt } from './ProblemAt';
import { PartnerNote } from './PartnerNote';
import { fieldsTold, type Self } from './self';

interface SelfFieldsProps {
  readonly self: Self;
  /** Whether the name is what is to be filled in first. */
  readonly isFirst?: boolean;
  /** Whether a server is to be told. */
  readonly isAtServer: boolean;
  readonly problems: PlayerProblems;
  /** Why it did not work, where that is known. */
  readonly refused: OnlineProblem | undefined;
  /** In a race, which has no colours of players: the seat, whose mark the person has. */
  readonly seat?: number | undefined;
  /** The colours that cannot be had. */
  readonly taken?: readonly Colour[];
  /** The colour that the person gets; left out, the wanted one. */
  readonly colour?: Colour | undefined;
  /** With whom the person plays in doubles, where that is known. */
  readonly partner?: string | undefined;
  /** Whether others come from this computer, too. */
  readonly isOneOfSeveral?: boolean;
  readonly onChange: (self: Self) => void;
}

/** Who the person is to be at the table: name, and colour or mark, and email and country only where the person wants them shown; no email goes to a server. */
export function SelfFields({
  self,
  isFirst = true,
  isAtServer,
  problems,
  refused,
  seat,
  taken = [],
  colour = self.colour,
  partner,
  isOneOfSeveral = false,
  onChange,
}: SelfFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="meeting-self" role="group" aria-label={t('newGame.you')}>
      <div className="meeting-fields">
        <PlayerFields
          player={self}
          problems={problems}
          onChange={(field, text) => onChange({ ...self, [field]: text })}
          isFirst={isFirst}
          fields={fieldsTold(self, isAtServer)}
        />
      </div>
      {seat === undefined ? (
        <ColourChoice
          label={t('newGame.yourColour')}
          colour={colour}
          taken={taken}
          onChange={(wanted) => onChange({ ...self, colour: wanted })}
        />
      ) : (
        <OwnMark seat={seat} />
      )}
      <PartnerNote partner={partner} />
      <Checkbox
        className="check meeting-more"
        isSelected={self.tellsMore}
        onChange={(tellsMore) => onChange({ ...self, tellsMore })}
      >
        <span className="check-box" aria-hidden="true" />
        {t(isAtServer ? 'online.country' : 'online.more')}
      </Checkbox>
      <ProblemAt place="name" problem={refused} />
      <ProblemAt place="colour" problem={refused} {...(isOneOfSeveral ? { tried: 'several' } : {})} />
    </div>
  );
}

/** In place of the colour: the mark that goes with a seat cannot be chosen. */
function OwnMark({ seat }: { seat: number }) {
  const { t } = useTranslation();
  return (
    <p className="colour-choice meeting-mark">
      <span>{t('online.yourMark')}</span>
      <strong>
        <SeatMark seat={seat} />
        {t(`gobble.shape.${shapeOf(seat)}`)}
      </strong>
    </p>
  );
}
