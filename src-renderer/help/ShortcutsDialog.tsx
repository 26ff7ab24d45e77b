import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { keyWords } from '../stage/keys';
import { showHelp } from '../stage/show';
import { type Shortcut, type ShortcutGroup, shortcutGroups } from './shortcuts';

/** The keys of all commands, menu by menu; those of tiles and spaces stand in the manual. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('shortcuts.title')} onCancel={onClose}>
      {/* A list longer than the window is scrolled by the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="shortcuts" tabIndex={0} role="group" aria-label={t('shortcuts.title')}>
        <div className="shortcut-columns">
          {shortcutGroups().map((group) => (
            <Group key={group.of} {...group} />
          ))}
        </div>
      </div>
      <DialogButtons
        choices={[
          { words: t('shortcuts.tiles'), run: () => void showHelp('keyboard') },
          { words: t('button.close'), run: onClose, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

function Group({ of, shortcuts }: ShortcutGroup) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t(`menu.${of}`)}</h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <Row key={shortcut.id} {...shortcut} />
        ))}
      </dl>
    </section>
  );
}

function Row({ id, keys }: Shortcut) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{t(`command.${id}`).replace('…', '')}</dt>
      {keys.map((each) => (
        <dd key={each}>
          <kbd>{keyWords(each, t)}</kbd>
        </dd>
      ))}
    </div>
  );
}
