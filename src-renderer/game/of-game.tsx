import type { ComponentType } from 'react';
import type { Declared } from '../stage/dialogs';
import { type Drawn, drawn } from '../stage/drawn';
import type { OpenGame } from './open-game';
import { useGame } from './table';

/** A dialog about the open game, drawn as long as there is one. */
export const ofGame = <Props extends object>(
  declared: Declared<Props>,
  Content: ComponentType<Props & { open: OpenGame; onClose: () => void }>,
): Drawn =>
  drawn(declared, function OfGame(props) {
    const open = useGame((table) => table.open);
    return open && <Content {...props} open={open} />;
  });
