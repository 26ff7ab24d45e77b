import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialog, type Declared, isOf, type Opened } from './dialogs';
import { useTables } from './tables';
import { type AlertRow, AlertDialog } from './AlertDialog';

/** A dialog of a room with what draws it. */
export interface Drawn {
  readonly declared: { readonly kind: string };
  /** What is drawn of the dialog that is open: nothing when it is another one. */
  readonly draw: (dialog: Opened) => ReactNode;
}

/** A screen with what draws it. */
export interface DrawnScreen extends Drawn {
  /** Given for a page: what the status bar says while it is shown, in place of what it says of the table. */
  readonly drawStatus?: (screen: Opened) => ReactNode;
}

/** A dialog that a component of its own draws. */
export const drawn = <Props extends object>(
  declared: Declared<Props>,
  Content: ComponentType<Props & { onClose: () => void }>,
): Drawn => ({
  declared,
  draw: (dialog) => isOf(declared, dialog) && <Content {...dialog.props} onClose={closeDialog} />,
});

/**
 * A dialog whose component is read when it is first opened, for most starts of the program never need it.
 *
 * @param load reads it; a failure is shown in place of the window, as any other of what draws it
 */
export function drawnLate<Props extends object>(
  declared: Declared<Props>,
  load: () => Promise<ComponentType<Props & { onClose: () => void }>>,
): Drawn {
  const Content = lazy(async () => ({ default: await load() }));
  return drawn(declared, function DrawnLate(props) {
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  });
}

/** A dialog with nothing to fill in, as data: what `row` gives for what it was opened with. */
export const alert = <Props extends object>(declared: Declared<Props>, row: AlertRow<Props>): Drawn =>
  drawn(declared, function DrawnAlert(props) {
    const { t } = useTranslation();
    // What is open is named in some of them.
    useTables();
    return <AlertDialog alert={row(props, t)} />;
  });
