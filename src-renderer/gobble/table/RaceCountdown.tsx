import { useTranslation } from 'react-i18next';

/** How soon all may begin: large, over the board, which takes the mouse again with GO. */
export function RaceCountdown({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <p className="race-countdown" role="status">
      {count > 0 ? count : t('gobble.go')}
    </p>
  );
}
