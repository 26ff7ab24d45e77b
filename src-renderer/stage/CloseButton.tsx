import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CROSS } from '../board/cross';
import { Icon } from './Icon';

interface CloseButtonProps {
  /** Dresses the button further. */
  readonly className?: string;
  readonly onPress: () => void;
}

/** The cross at the corner of what can be closed. */
export function CloseButton({ className, onPress }: CloseButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      className={className ? `close-button ${className}` : 'close-button'}
      aria-label={t('button.close')}
      onPress={onPress}
    >
      <Icon path={CROSS} />
    </Button>
  );
}
