import { isOf } from '../stage/dialogs';
import { alert, type Drawn, drawn, type DrawnScreen } from '../stage/drawn';
import { libraryPage } from './open-page';
import { forgetGames, moveGames } from './questions';

/** The dialogs about the games that are kept. */
export const LIBRARY_DIALOGS: readonly Drawn[] = [
  alert(forgetGames, ({ count, folder, answer }, t) => ({
    title: t('library.forgetTitle'),
    says: [t('library.forgetText', { count }), { kind: 'file', file: folder }],
    choices: [
      { words: t('library.forgetNow'), run: () => answer('forget') },
      { words: t('button.cancel'), run: () => answer('cancel'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
  alert(moveGames, ({ count, answer }, t) => ({
    title: t('library.moveTitle'),
    says: [t('library.moveText', { count })],
    choices: [
      { words: t('button.cancel'), run: () => answer('cancel') },
      { words: t('library.moveLeave'), run: () => answer('leave') },
      { words: t('library.moveTake'), run: () => answer('take'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
];

/** The page that stands in place of the table. */
export const LIBRARY_SCREENS: readonly DrawnScreen[] = [
  {
    ...drawn(libraryPage, ({ Page }) => <Page />),
    drawStatus: (screen) => isOf(libraryPage, screen) && <screen.props.Status />,
  },
];
