import { useTranslation } from 'react-i18next';
import { mixedScripts } from '../../src-shared/record';
import { scriptWords } from '../words/words';

/** Says which of some names and addresses have a word in several scripts: one of these may pass for another. */
export function MixedScripts({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation();
  const mixed = [...new Set(texts)].filter((text) => mixedScripts(text).length > 0);
  return mixed.map((text) => (
    <p key={text} className="mixed-scripts">
      {t('newGame.mixedScripts', { text, scripts: scriptWords(mixedScripts(text)) })}
    </p>
  ));
}
