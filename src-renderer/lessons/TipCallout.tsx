import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { NearBoardProps } from '../game/guide';
import { Callout } from './Callout';
import { useOnceSeen } from '../stage/flights';
import { closeTip, useTip } from './tips';

/** A tip beside what it explains; the game goes on under it. */
export function TipCallout({ board }: NearBoardProps) {
  const { t } = useTranslation();
  const shown = useTip();
  const landed = useOnceSeen(shown?.tip ?? '');
  if (!shown || landed !== shown.tip) return null;
  const { tip, at, link, outlined } = shown;
  const text = t(`tip.${tip}.text`);
  return (
    <Callout
      key={tip}
      board={board}
      at={at}
      link={link}
      outlined={outlined ?? (at && [{ hex: at }])}
      heading={t(`tip.${tip}.heading`)}
      spoken={text}
      about="place:tip"
      buttons={
        <Button className="button button-primary" preventFocusOnPress onPress={closeTip}>
          {t('tip.close')}
        </Button>
      }
    >
      <p>{text}</p>
    </Callout>
  );
}
