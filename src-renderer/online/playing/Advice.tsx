import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import type { Prediction } from '../../../src-shared/robots';
import { predicted } from '../../game/analysis';
import type { OpenGame } from '../../game/open-game';
import { reportErrors } from '../../stage/failures';
import type { Words } from '../../words/words';
import { seatWords } from './game';

interface AdviceProps {
  readonly open: OpenGame;
  readonly game: OnlineGame;
}

/** How the game would probably end, for those who choose how it goes on: nothing but advice, and not where analysis is barred. */
export function Advice({ open, game }: AdviceProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<AbortController>();
  const [prediction, setPrediction] = useState<Prediction>();
  useEffect(() => () => asked?.abort(), [asked]);
  if (open.session.bar('analysis')) return null;
  const ask = () => {
    const mine = new AbortController();
    setAsked(mine);
    void reportErrors(async () => setPrediction(await predicted(open.record.game, mine.signal)));
  };
  return (
    <>
      <Button className="button" preventFocusOnPress isDisabled={asked !== undefined} onPress={ask}>
        {t('onlineGame.away.predict')}
      </Button>
      <p className="online-advice" role="status">
        {prediction && predictionWords(prediction, game, t)}
      </p>
    </>
  );
}

/** In words, the scores to be expected, and who wins how often. */
export function predictionWords({ scores, wins, games }: Prediction, game: OnlineGame, t: Words): string {
  const most = Math.max(...wins);
  return t('onlineGame.away.predicted', {
    scores: scores.map((score, seat) => `${seatWords(game, [seat], t)} ${Math.round(score)}`).join(', '),
    player: seatWords(game, [wins.indexOf(most)], t),
    wins: most,
    games,
  });
}
