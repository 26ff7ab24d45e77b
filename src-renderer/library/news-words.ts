import { counted, inTurn, type Words } from '../words/words';
import type { News } from './news';

/** What is said of what was done last. */
export function newsWords(news: News, t: Words): string {
  if ('count' in news) return t(`library.${news.kind}`, counted(news.count));
  if ('problem' in news) return t(`library.${news.kind}`, { reason: t(`library.reason.${news.problem}`) });
  if ('file' in news) return t('library.noteForeign', { file: news.file });
  if ('name' in news) return t('statistics.saved', { name: news.name });
  if ('folder' in news) return t(`library.${news.kind}`, { folder: news.folder });
  return news.kind === 'imported' ? importedWords(news, t) : t(`library.${news.kind}`);
}

/** Whether it is to be told as something that went wrong. */
export const isTrouble = (news: News): boolean =>
  'problem' in news || ['unreadable', 'notNoted', 'noteForeign', 'openFolderFailed'].includes(news.kind);

function importedWords({ reply }: Extract<News, { kind: 'imported' }>, t: Words): string {
  const { taken, known, refused, problem } = reply;
  const [name = ''] = refused;
  return inTurn(
    [
      t('library.taken', counted(taken.length)),
      ...(known > 0 ? [t('library.known', counted(known))] : []),
      ...(refused.length > 0 ? [t('library.refused', { count: refused.length, name })] : []),
      ...(problem ? [t('library.importFailed', { reason: t(`library.reason.${problem}`) })] : []),
    ],
    t,
  );
}
