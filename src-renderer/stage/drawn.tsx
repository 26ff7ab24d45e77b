import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialog, type Declared, isOf, type Opened } from './dialogs';
import { useTable } from './table';
import type { AlertRow } from './alert';
import { AlertDialog } from './AlertDialog';
import type { OpenGame } from '../game/open-game';

/** A dialog of a feature with what draws it. */
export interface Drawn {
  readonly declared: { readonly kind: string };
  /** What is drawn of the dialog that is open: nothing when it is another one. */
  readonly draw: (dialog: Opened) => ReactNode;
}

/** A dialog that a component of its own draws. */
export const drawn = <Props extends object>(
  declared: Declared<Props>,
  Content: ComponentType<Props & { onClose: () => void }>,
): Drawn => ({
  declared,
  draw: (dialog) => isOf(declared, dialog) && <Content {...dialog.props} onClose={closeDialog} />,
});

/** A dialog about the open game, drawn as long as there is one. */
export const ofGame = <Props extends object>(
  declared: Declared<Props>,
  Content: ComponentType<Props & { open: OpenGame; onClose: () => void }>,
): Drawn =>
  drawn(declared, function OfGame(props) {
    const open = useTable((table) => table.open);
    return open && <Content {...props} open={open} />;
  });

/** A dialog with nothing to fill in, as data: what `row` gives for what it was opened with. */
export const alert = <Props extends object>(declared: Declared<Props>, row: AlertRow<Props>): Drawn =>
  drawn(declared, function DrawnAlert(props) {
    const { t } = useTranslation();
    const open = useTable((table) => table.open);
    const puzzle = useTable((table) => table.puzzle);
    return <AlertDialog alert={row(props, t, { open, puzzle })} />;
  });
