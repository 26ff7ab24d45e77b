import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Puts the details of a failure on the clipboard, with what the program is and runs on. */
export function useDetailsCopy(details: string) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => {
    const { version, electron, chromium, system } = await window.tantrix.programFacts();
    const facts = t('about.details', { version, electron, chromium, system });
    setCopied(await window.tantrix.copyText(`${facts}\n\n${details}`));
  };
  // There is no other place to tell that even this failed.
  return { isCopied, copy: () => void copy().catch(() => setCopied(false)) };
}

/** What copying is good for, or what has come of it. */
export function CopyResult({ isCopied }: { isCopied: boolean | undefined }) {
  const { t } = useTranslation();
  return (
    <p className={isCopied === false ? 'form-problem' : 'field-hint'} role="status">
      {isCopied === undefined && t('failure.details')}
      {isCopied && t('about.copied')}
      {isCopied === false && t('failure.notCopied')}
    </p>
  );
}
