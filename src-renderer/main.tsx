import '@fontsource-variable/inter/wght.css';
import './styles/base.css';
import './styles/tiles.css';
import './styles/board.css';
import './styles/panels.css';
import './styles/menus.css';
import './styles/dialogs.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { takeDrops } from './drops';
import { attempt } from './play/dialogs';
import { startUp } from './play/recovery';
import { loadWords } from './words/words';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await loadWords();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
await attempt(startUp);
takeDrops();
