import { useTranslation } from 'react-i18next';

/** With whom somebody plays who takes the colour marked above; nothing where nobody has it yet. */
export function PartnerNote({ partner }: { readonly partner: string | undefined }) {
  const { t } = useTranslation();
  return partner && <p className="field-hint meeting-partner">{t('hand.partner', { name: partner })}</p>;
}
