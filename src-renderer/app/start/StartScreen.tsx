import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecentFiles } from '../../files';
import { CommandButton } from '../../stage/CommandButton';
import { useLearning } from '../../lessons';
import { helpOn } from '../../stage/explained';
import { reportErrors } from '../../stage/failures';
import { useIsAwaited } from './awaited';
import { renewAfterDialogs, renewStartNews, startNews, type StartNews } from './news';
import { RecentGames } from './RecentGames';
import { unfinished } from './record-words';
import { LearnChoice, PlayChoice, PuzzleChoice } from './StartChoices';
import { StartTray } from './StartTray';
import { UnfinishedOnline } from './UnfinishedOnline';
import { WaitingMail } from './WaitingMail';

/** What the window shows while no game is open: the table at the left, at the right all that can be begun. */
export const StartScreen = () => (useIsAwaited() ? <main className="start-screen" /> : <Choices />);

function Choices() {
  const news = startNews.use();
  const files = useRecentFiles();
  // Games are played, sent and saved while the screen is not there.
  useEffect(() => void reportErrors(() => renewStartNews(files)), [files]);
  useEffect(renewAfterDialogs, []);
  const isReturning = files.length > 0 || (news !== undefined && hasPlayed(news));
  const last = news && unfinished(news);
  return (
    <main
      className={`start-screen ${isReturning ? 'is-returning' : 'is-new'}`}
      {...(last ? { 'data-continues': '' } : {})}
      {...helpOn('place:start-screen')}
    >
      <StartTray last={last} />
      {isReturning ? <Lid news={news} /> : <FirstLid news={news} />}
    </main>
  );
}

const hasPlayed = ({ games, waiting, online, kept }: StartNews): boolean =>
  games !== null || waiting.length + online.length + kept.length > 0;

/** For whoever has never played: what the game is, and three ways to begin. */
function FirstLid({ news }: { news: StartNews | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="start-lid">
      <h1>{t('app.name')}</h1>
      <p className="tagline">{t('app.tagline')}</p>
      {news && (
        <>
          <LearnChoice />
          <PlayChoice games={news.games} />
          <PuzzleChoice />
        </>
      )}
      <p className="start-links">
        <CommandButton id="newGame" look="link" words={t('home.more')} />
        <CommandButton id="open" look="link" words={t('home.openGame')} />
      </p>
      <p className="small-print">{t('app.independent')}</p>
    </div>
  );
}

/** For whoever has played: the last opponent, what waits, and what was open. */
function Lid({ news }: { news: StartNews | undefined }) {
  const { t } = useTranslation();
  const { number, of, isOnTheWay } = useLearning();
  return (
    <div className="start-lid">
      <div className="start-brand">
        <h1>{t('app.name')}</h1>
        <CommandButton id="newGame" rank="startScreen" />
      </div>
      {news && (
        <>
          <PlayChoice games={news.games} />
          <PuzzleChoice />
          <UnfinishedOnline games={news.online} />
          <WaitingMail waiting={news.waiting} />
          <RecentGames recent={news.recent} />
        </>
      )}
      <p className="start-links">
        <CommandButton id="playOnline" look="link" />
        <CommandButton id="myGames" look="link" />
        <CommandButton id="open" look="link" />
        <CommandButton
          id="tutorial"
          look="link"
          words={isOnTheWay ? t('home.learnOn', { number, of }) : t('home.lessons')}
        />
        <CommandButton id="rankings" look="link" />
      </p>
    </div>
  );
}
