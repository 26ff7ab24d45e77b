import { useTranslation } from 'react-i18next';
import { CommandButton } from '../stage/CommandButton';
import { CloseButton } from '../stage/CloseButton';
import { letHintGo } from './hint';
import { hintWords } from './hint-words';
import { useGame } from './table';
import { ThinkingMark } from '../ui/ThinkingMark';
import { helpOn } from '../stage/explained';
import { TileWords } from '../stage/TileWords';

/** The hint in words beside the board, which shows it; Esc lets it go. */
export function HintPanel() {
  const { t } = useTranslation();
  const hint = useGame((table) => table.hint);
  if (!hint) return null;
  return (
    <section
      className="hint-panel"
      {...helpOn('command:hint')}
      aria-label={t('command.hint')}
      aria-busy={hint.kind === 'asked'}
    >
      <header>
        <h2>{t('command.hint')}</h2>
        <CloseButton onPress={letHintGo} />
      </header>
      {hint.kind === 'asked' ? (
        <p className="hint-search">
          <ThinkingMark />
          {t('hint.thinking')}
        </p>
      ) : (
        <HintText />
      )}
    </section>
  );
}

function HintText() {
  const { t } = useTranslation();
  const { open, hint, orientation } = useGame();
  if (!open || hint?.kind !== 'given') return null;
  const { placement, reasons, expectation } = hintWords(hint, open.record.game, orientation, t);
  return (
    <>
      {/* Long reasons in large letters are scrolled by the keyboard, too. */}
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- as above */}
      <div className="hint-text" tabIndex={0}>
        <p className="hint-placement">
          <TileWords words={placement} />
        </p>
        <ul className="hint-reasons">
          {reasons.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="hint-expectation">{expectation}</p>
      </div>
      <CommandButton id="playHint" look="primary" />
    </>
  );
}
