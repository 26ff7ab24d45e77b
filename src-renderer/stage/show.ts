import type { HelpRequest } from '../../src-shared/bridge/bridge';
import { reportErrors } from './failures';

/** Opens the manual at a topic, or at what explains a subject; the empty request stands for its first page. */
export const showHelp = (request: HelpRequest): Promise<void> => reportErrors(() => window.tantrix.showHelp(request));
