import { useTranslation } from 'react-i18next';
import { CommandButton } from '../commands/CommandButton';
import { shownTable } from '../play/history';
import { statusWords } from '../play/status';
import { useTable } from '../play/table';

/** In words what must be done now, or why the last placement was refused; the bag; and buttons for the held tile. */
export function StatusBar() {
  const { t } = useTranslation();
  const table = useTable();
  const { held, refusal, note } = table;
  const bag = shownTable(table).open?.record.game.position.bagCount;
  return (
    <footer className="status-bar">
      <p className={refusal ? 'status-text is-refusal' : 'status-text'} role="status">
        {refusal ? t(`refusal.${refusal.code}`) : note ? t(`status.note.${note}`) : statusWords(table, t)}
      </p>
      {held && (
        <div className="held-buttons">
          <CommandButton id="rotateAnticlockwise" look="icon" />
          <CommandButton id="rotateClockwise" look="icon" />
          <CommandButton id="playHere" look="primary" />
        </div>
      )}
      {table.open?.record.isCompetition && <p className="rules-note">{t('status.competition')}</p>}
      {bag !== undefined && <p className="bag-count">{t('status.bag', { count: bag })}</p>}
    </footer>
  );
}
