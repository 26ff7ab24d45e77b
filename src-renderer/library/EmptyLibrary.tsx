import { useTranslation } from 'react-i18next';
import { CommandButton } from '../stage/CommandButton';

/** Before the first game: what will stand here, and how to begin. */
export function EmptyLibrary() {
  const { t } = useTranslation();
  return (
    <div className="library-empty">
      <div className="library-empty-rows" aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <span key={row} />
        ))}
      </div>
      <h2>{t('library.empty')}</h2>
      <p>{t('library.emptyText')}</p>
      <CommandButton id="newGame" look="primary" />
      <p className="game-soft">{t('library.emptyImport')}</p>
    </div>
  );
}
