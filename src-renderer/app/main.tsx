import '@fontsource-variable/inter/wght.css';
import '../board/tile-colours.css';
import '../preferences/themes.css';
import '../ui/base.css';
import '../board/tiles.css';
import '../board/board.css';
import '../game/panels.css';
import '../puzzles/puzzle.css';
import '../puzzles/choice/puzzle-choice.css';
import '../puzzles/editor/puzzle-editor.css';
import '../game/fits.css';
import '../game/hint.css';
import '../stage/side-panels.css';
import '../lessons/tutorial.css';
import '../game/analysis.css';
import '../ui/menus.css';
import '../stage/bars.css';
import '../stage/dialogs.css';
import '../game/robots.css';
import '../print/print.css';
import '../rankings/rankings.css';
import '../help/about.css';
import '../print/paper-colours.css';
import '../settings/settings.css';
import '../mail/mail.css';
import '../mail/mail-games.css';
import '../help/whats-this.css';
import '../preferences/backgrounds.css';
import '../preferences/classic.css';
import '../stage/failure.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { FailureBoundary } from '../stage/FailureBoundary';
import { FailureScreen } from '../stage/FailureScreen';
import { keepLanguage } from '../preferences/language';
import { reportErrors, watchFailures } from '../stage/failures';
import { loadPreferences } from '../preferences/preferences';
import { makeKnown } from './known';
import { beginRunning, startUp } from './start-up';
import { Speaking } from '../words/Speaking';
import { loadWords } from '../words/words';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const drawing = createRoot(root);
start().catch((error: unknown) => {
  console.error(error);
  drawing.render(<FailureScreen of="game" error={error} />);
});

async function start(): Promise<void> {
  makeKnown();
  // What the main process knows is on its way while the words are readied.
  const [kept] = await Promise.all([loadPreferences(), loadWords().then(watchFailures)]);
  // Before anything is drawn, so that it is drawn as the person wants it.
  const { wasReset, systemLanguage } = kept;
  await reportErrors(() => keepLanguage(systemLanguage));
  beginRunning();
  drawing.render(
    <StrictMode>
      <Speaking>
        <FailureBoundary of="game">
          <App />
        </FailureBoundary>
      </Speaking>
    </StrictMode>,
  );
  await startUp(wasReset);
}
