import { app } from 'electron';
import type { Preferences } from '../../src-shared/bridge/bridge';
import { type Language, languageFor } from '../../src-shared/languages';
import { setLanguage } from '../words/words';

/** The system's language, as far as the program speaks it; a language on the command line comes before. */
export const systemLanguage = (): Language =>
  languageFor([app.commandLine.getSwitchValue('lang'), ...app.getPreferredSystemLanguages(), app.getLocale()]);

/** Lets what main itself says go with the language that is set. */
export const followLanguage = ({ language }: Pick<Preferences, 'language'>): void =>
  setLanguage(language === 'system' ? systemLanguage() : language);
