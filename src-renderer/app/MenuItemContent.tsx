import { useTranslation } from 'react-i18next';
import { keyWords } from '../stage/keys';
import { Mnemonic } from './Mnemonic';
import type { MenuItem } from './menu-model';

/** What stands in a line of a menu: tick or number, words, small print, keys. Only the words are its name. */
export function MenuItemContent({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const { words, mnemonic, keys, isOn, detail } = item;
  const isNumbered = /^\d$/.test(mnemonic);
  return (
    <>
      <span className="menu-tick" aria-hidden="true">
        {isNumbered && <span className="mnemonic">{mnemonic}</span>}
        {isOn && '✓'}
      </span>
      <span className="menu-words">
        <Mnemonic words={words} letter={isNumbered ? '' : mnemonic} />
      </span>
      {detail && (
        <span className="menu-detail" aria-hidden="true">
          {detail}
        </span>
      )}
      {keys && <kbd aria-hidden="true">{keyWords(keys, t)}</kbd>}
    </>
  );
}
