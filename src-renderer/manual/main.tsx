import '@fontsource-variable/inter/wght.css';
import '../board/tile-colours.css';
import '../preferences/themes.css';
import '../ui/base.css';
import '../board/tiles.css';
import '../board/board.css';
import '../ui/menus.css';
import '../stage/bars.css';
import '../stage/dialogs.css';
import './help.css';
import '../stage/failure.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepLanguage } from '../preferences/language';
import { startTheming } from '../preferences/look';
import { FailureBoundary } from '../stage/FailureBoundary';
import { FailureScreen } from '../stage/FailureScreen';
import { reportErrors, watchFailures } from '../stage/failures';
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
  await reportErrors(() => keepLanguage(systemLanguage));
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
