import { Button, Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { reportErrors } from '../stage/failures';
import { proposePrint, proposePrintSetup } from './printing';
import { closeScreen } from '../stage/dialogs';
import { noteWords } from '../stage/message';
import { nextZoom, type PreviewActs, type PreviewView } from './preview-view';
import { useStatusNote } from '../stage/status-note';

interface PreviewToolsProps {
  readonly view: PreviewView;
  readonly zoom: number;
  readonly count: number;
  readonly acts: PreviewActs;
}

/** The buttons above the pages, in the documented order, and which pages are shown. */
export function PreviewTools({ view, zoom, count, acts }: PreviewToolsProps) {
  const { t } = useTranslation();
  const { at, abreast } = view;
  const tools = [
    { words: t('preview.print'), run: () => void reportErrors(proposePrint), look: 'primary' },
    { words: t('preview.setup'), run: () => void reportErrors(proposePrintSetup) },
    { words: t('preview.next'), run: () => acts.turn(1), isDisabled: at + abreast >= count },
    { words: t('preview.previous'), run: () => acts.turn(-1), isDisabled: at === 0 },
    { words: t(abreast === 1 ? 'preview.two' : 'preview.one'), run: () => acts.show(abreast === 1 ? 2 : 1) },
    { words: t('preview.zoomIn'), run: () => acts.zoom(1), isDisabled: nextZoom(zoom, 1) === undefined },
    { words: t('preview.zoomOut'), run: () => acts.zoom(-1), isDisabled: nextZoom(zoom, -1) === undefined },
    { words: t('preview.close'), run: closeScreen },
  ];
  return (
    <div className="preview-tools">
      <Toolbar aria-label={t('preview.tools')} className="preview-buttons">
        {tools.map(({ words, run, isDisabled = false, look = 'plain' }, tool) => (
          <Button
            key={tool}
            className={`button button-${look}`}
            isDisabled={isDisabled}
            autoFocus={tool === 0}
            onPress={run}
          >
            {words}
          </Button>
        ))}
      </Toolbar>
      <PagesShown view={view} zoom={zoom} count={count} />
    </div>
  );
}

function PagesShown({ view: { at, abreast }, zoom, count }: Omit<PreviewToolsProps, 'acts'>) {
  const { t } = useTranslation();
  const note = useStatusNote();
  const isPair = abreast === 2 && at + 1 < count;
  const pages = t(isPair ? 'preview.shownTwo' : 'preview.shown', { number: at + 1, next: at + 2, count });
  return (
    <p className="preview-shown" role="status">
      {note && <span>{noteWords(note, t)}</span>}
      <span>{pages}</span>
      <span>{t('preview.scale', { percent: Math.round(zoom * 100) })}</span>
    </p>
  );
}
