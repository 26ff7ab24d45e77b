import type { Language } from '../../src-shared/languages';
import { speak } from '../words/words';
import { onPreferences, preferencesNow } from './preferences';

/**
 * Speaks the language that is set, from now on and whenever another one is set, also one that is only tried.
 *
 * @param system the language for who leaves it to the system
 */
export async function keepLanguage(system: Language): Promise<void> {
  const show = () => {
    const { language } = preferencesNow();
    return showLanguage(language === 'system' ? system : language);
  };
  onPreferences(({ language }, before) => {
    if (language !== before.language) void show();
  });
  await show();
}

async function showLanguage(language: Language): Promise<void> {
  await speak(language);
  document.documentElement.lang = language;
}
