import '@fontsource-variable/inter/wght.css';
import './styles/tile-colours.css';
import './styles/themes.css';
import './styles/base.css';
import './styles/tiles.css';
import './styles/board.css';
import './styles/panels.css';
import './styles/puzzle.css';
import './styles/puzzle-choice.css';
import './styles/puzzle-editor.css';
import './styles/fits.css';
import './styles/hint.css';
import './styles/side-panels.css';
import './styles/tutorial.css';
import './styles/analysis.css';
import './styles/menus.css';
import './styles/bars.css';
import './styles/dialogs.css';
import './styles/robots.css';
import './styles/print.css';
import './styles/rankings.css';
import './styles/about.css';
import './styles/paper-colours.css';
import './styles/settings.css';
import './styles/mail.css';
import './styles/mail-games.css';
import './styles/whats-this.css';
import './styles/backgrounds.css';
import './styles/classic.css';
import './styles/failure.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { FailureBoundary } from './dialogs/FailureBoundary';
import { FailureScreen } from './dialogs/FailureScreen';
import { keepLanguage } from './preferences/language';
import { attempt, keepOutOfReports, watchFailures } from './stage/failures';
import { loadPreferences } from './preferences/preferences';
import { beginRunning, startUp } from './start-up';
import { Speaking } from './words/Speaking';
import { loadWords } from './words/words';
import { secretWords } from './play/secrets';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const drawing = createRoot(root);
start().catch((error: unknown) => {
  console.error(error);
  drawing.render(<FailureScreen of="game" error={error} />);
});

async function start(): Promise<void> {
  keepOutOfReports(secretWords);
  // What the main process knows is on its way while the words are readied.
  const [kept] = await Promise.all([loadPreferences(), loadWords().then(watchFailures)]);
  // Before anything is drawn, so that it is drawn as the person wants it.
  const { wasReset, systemLanguage } = kept;
  await attempt(() => keepLanguage(systemLanguage));
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
