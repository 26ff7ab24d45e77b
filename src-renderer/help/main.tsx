import '@fontsource-variable/inter/wght.css';
import '../styles/tile-colours.css';
import '../styles/themes.css';
import '../styles/base.css';
import '../styles/tiles.css';
import '../styles/board.css';
import '../styles/menus.css';
import '../styles/bars.css';
import '../styles/dialogs.css';
import '../styles/help.css';
import '../styles/failure.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepLanguage } from '../preferences/language';
import { startTheming } from '../preferences/look';
import { FailureBoundary } from '../dialogs/FailureBoundary';
import { FailureScreen } from '../dialogs/FailureScreen';
import { attempt, watchFailures } from '../stage/failures';
import { followPreferences, loadPreferences } from '../preferences/preferences';
import { Speaking } from '../words/Speaking';
import { loadWords } from '../words/words';
import { placeAsked, visit } from './browsing';
import { HelpApp } from './HelpApp';
import { ManualFailure } from './ManualFailure';

const root = document.getElementById('root');
if (!root) throw new Error('help.html has no #root');
const drawing = createRoot(root);
start().catch((error: unknown) => {
  console.error(error);
  drawing.render(<FailureScreen of="manual" error={error} />);
});

async function start(): Promise<void> {
  await loadWords();
  watchFailures();
  const { systemLanguage } = await loadPreferences();
  await attempt(() => keepLanguage(systemLanguage));
  startTheming();
  followPreferences();
  // Asked for nothing special, the window stays where it is.
  window.tantrix.onHelpAsked((request) => request !== '' && visit(placeAsked(request)));
  visit(placeAsked(await window.tantrix.helpAsked()));
  drawing.render(
    <StrictMode>
      <Speaking>
        <FailureBoundary of="manual">
          <HelpApp />
          <ManualFailure />
        </FailureBoundary>
      </Speaking>
    </StrictMode>,
  );
}
