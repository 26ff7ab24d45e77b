import { useTranslation } from 'react-i18next';
import { CHARACTERS } from '../../src-shared/robots';
import type { Game, Standing } from '../../src-shared/tantrix';
import { PathPicture } from '../board/PathPicture';
import type { Team } from './people';
import { RobotEmblem } from './RobotEmblem';

interface PortraitProps {
  readonly team: Team;
  readonly game: Game;
  readonly standing: Standing | undefined;
}

/** The picture of a player after a game: of a computer player its emblem, of people the line that they have built. */
export function Portrait({ team: { people, colour }, game, standing }: PortraitProps) {
  const { t } = useTranslation();
  const [only, ...partners] = people;
  const character = partners.length === 0 && CHARACTERS.find((each) => each === only?.robot?.character);
  return (
    <span className="portrait" aria-hidden="true">
      {character ? (
        <RobotEmblem character={character} />
      ) : (
        <PathPicture tiles={game.placements} path={{ colour, cells: standing?.path ?? [] }} />
      )}
      <span className={`swatch swatch-${colour}`}>{t(`colourLetter.${colour}`)}</span>
    </span>
  );
}
