import '@fontsource-variable/inter/wght.css';
import '../board/tile-colours.css';
import '../preferences/themes.css';
import '../ui/base.css';
import './first-picture.css';
import './start/start.css';
import '../board/tiles.css';
import '../board/board.css';
import '../game/table.css';
import '../board/loop-light.css';
import '../game/panels.css';
import '../puzzles/puzzle.css';
import '../puzzles/studies/studies.css';
import '../puzzles/choice/puzzle-choice.css';
import '../puzzles/editor/puzzle-editor.css';
import '../gobble/gobble.css';
import '../patterns/patterns.css';
import '../game/fits.css';
import '../game/hint.css';
import '../game/result.css';
import '../stage/side-panels.css';
import '../lessons/tutorial.css';
import '../lessons/callout.css';
import '../lessons/show-how.css';
import '../game/analysis.css';
import '../game/turning-points.css';
import '../ui/menus.css';
import '../stage/bars.css';
import '../stage/tile-words.css';
import '../stage/dialogs.css';
import '../game/player-rows.css';
import '../game/robots.css';
import './new-game.css';
import '../online/meeting/meeting.css';
import '../print/print.css';
import '../rankings/rankings.css';
import '../help/about.css';
import '../help/shortcuts.css';
import '../print/paper-colours.css';
import '../settings/settings.css';
import '../mail/mail.css';
import '../mail/mail-games.css';
import '../online/playing/playing.css';
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
import { beginRunning, readBeforeDrawing, startUp } from './start-up';
import { Speaking } from '../words/Speaking';
import { loadWords } from '../words/words';

// Nothing waits for this script: it may be there before all of the page is.
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
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
  const [kept, loaded] = await Promise.all([loadPreferences(), readBeforeDrawing(), loadWords().then(watchFailures)]);
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
  await startUp(wasReset, loaded);
  // From now on the page hears all that main tells.
  performance.mark('started');
}
