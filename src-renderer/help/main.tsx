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
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepLanguage } from '../look/language';
import { keepLook } from '../look/look';
import { followPreferences, loadPreferences } from '../play/preferences';
import { Speaking } from '../words/Speaking';
import { loadWords } from '../words/words';
import { placeAsked, visit } from './browsing';
import { HelpApp } from './HelpApp';

const root = document.getElementById('root');
if (!root) throw new Error('help.html has no #root');
await loadWords();
const { systemLanguage } = await loadPreferences();
await keepLanguage(systemLanguage);
keepLook();
followPreferences();
// Asked for nothing special, the window stays where it is.
window.tantrix.onHelpAsked((request) => request !== '' && visit(placeAsked(request)));
visit(placeAsked(await window.tantrix.helpAsked()));
createRoot(root).render(
  <StrictMode>
    <Speaking>
      <HelpApp />
    </Speaking>
  </StrictMode>,
);
