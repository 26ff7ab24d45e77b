import { useTranslation } from 'react-i18next';
import type { DamagedMailGame } from '../../src-shared/bridge/bridge';
import type { DialogOf } from '../play/table';
import { listWords } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';

/** Games by mail that cannot be read any more: which, what is left of each, and how to go on. */
export function MailDamagedDialog({ damaged, answer }: DialogOf<'mailDamaged'>) {
  const { t } = useTranslation();
  const close = () => answer('cancel');
  const count = damaged.length;
  // Without their folder there is no other game.
  const [title, goOn] = damaged.some(({ isFolder }) => isFolder)
    ? [t('mailDamaged.folderTitle'), t('mailDamaged.folderGoOn')]
    : [t('mailDamaged.title', { count }), t('mailDamaged.goOn', { count })];
  return (
    <DialogFrame title={title} onCancel={close} isAlert>
      {damaged.map((game) => (
        <DamagedGame key={game.file} game={game} />
      ))}
      <p>{goOn}</p>
      <DialogButtons choices={[{ words: t('button.ok'), run: close, look: 'primary' }]} />
    </DialogFrame>
  );
}

function DamagedGame({ game: { file, names, isFolder } }: { game: DamagedMailGame }) {
  const { t } = useTranslation();
  const ofSomebody = t(isFolder ? 'mailDamaged.folder' : 'mailDamaged.ofSomebody');
  return (
    <>
      <p>{names.length > 0 ? t('mailDamaged.of', { names: listWords(names) }) : ofSomebody}</p>
      <p className="file-aside">{file}</p>
    </>
  );
}
