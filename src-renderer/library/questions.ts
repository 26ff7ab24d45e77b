import { declareQuestion } from '../stage/dialogs';

/** What is asked about all games together. */

/** Whether everything is to go for good. */
export const forgetGames = declareQuestion<'forget', { readonly count: number; readonly folder: string }>(
  'forgetGames',
);

/** Whether the games come along into another folder. */
export const moveGames = declareQuestion<'take' | 'leave', { readonly count: number }>('moveGames');
