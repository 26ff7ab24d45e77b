import { useTranslation } from 'react-i18next';
import type { RankingsNews } from '../../src-shared/bridge/bridge';
import type { Words } from '../words/words';

interface RankingsToldProps {
  readonly wasRepaired: boolean;
  readonly news: RankingsNews | undefined;
}

/** What is to be said of the table, or of what was done with it last. */
export function RankingsTold({ wasRepaired, news }: RankingsToldProps) {
  const { t } = useTranslation();
  const isTrouble = news?.kind === 'failed' || news?.kind === 'notRankings';
  return (
    <>
      {wasRepaired && (
        <p className="rankings-told" role="alert">
          {t('rankings.repaired')}
        </p>
      )}
      {news && (
        <p className="rankings-told" role={isTrouble ? 'alert' : 'status'}>
          {newsWords(news, t)}
        </p>
      )}
    </>
  );
}

function newsWords(news: RankingsNews, t: Words): string {
  const { name } = news;
  if (news.kind === 'failed') return t('rankings.news.failed', { name, reason: t(`rank.problem.${news.problem}`) });
  if (news.kind === 'notRankings') {
    return news.line === undefined
      ? t('rankings.news.notRankings', { name })
      : t('rankings.news.badLine', { name, line: news.line });
  }
  return t(`rankings.news.${news.kind}`, { name });
}
