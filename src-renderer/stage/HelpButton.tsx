import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';
import { showHelp } from './show';

const QUESTION_MARK = 'M6.8 7.2a3.2 3.2 0 1 1 4.9 2.7c-1.2.7-1.7 1.3-1.7 2.6M10 15.9v.1';

/** Opens the manual at what explains something, and what can be done about it. */
export function HelpButton({ subject, isSmall = false }: { subject: string; isSmall?: boolean }) {
  const { t } = useTranslation();
  return (
    <Button
      className={isSmall ? 'help-button is-small' : 'help-button'}
      aria-label={t('help.about')}
      preventFocusOnPress
      onPress={() => void showHelp(subject)}
    >
      <Icon path={QUESTION_MARK} />
    </Button>
  );
}
