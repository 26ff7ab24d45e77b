import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Part, ProgramFacts } from '../../src-shared/bridge/bridge';
import { type aboutDialog, copyDetails } from './about';
import { reportErrors } from '../stage/failures';
import { whatIsOpen, whatWords } from '../stage/document';
import { shownIn, useTables } from '../stage/tables';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { ReportPlace } from '../stage/ReportPlace';
import { type PropsOf } from '../stage/dialogs';

/** The version, the licences of all parts, and what a report of an error needs. */
export function AboutDialog({ facts, onClose }: PropsOf<typeof aboutDialog> & { onClose: () => void }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState<boolean>();
  const heading = useId();
  const copy = () => void reportErrors(async () => setCopied(await copyDetails(facts, t)));
  return (
    <DialogFrame title={t('about.title')} onCancel={onClose}>
      <div className="about">
        <Program facts={facts} />
        <h3 id={heading}>{t('about.parts')}</h3>
        {facts.parts ? <Parts parts={facts.parts} heading={heading} /> : <p role="alert">{t('about.noParts')}</p>}
        <p className="field-hint">{t('about.runtime')}</p>
        <ReportPlace />
        <CopyState isCopied={isCopied} />
      </div>
      <DialogButtons
        choices={[
          { words: t('about.copy'), run: copy },
          { words: t('button.ok'), run: onClose, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

function Program({ facts: { version, electron, chromium, system } }: { facts: ProgramFacts }) {
  const { t } = useTranslation();
  return (
    <div className="about-program">
      <p className="about-version">{t('about.version', { version })}</p>
      <p className="field-hint">{t('about.runsOn', { electron, chromium, system })}</p>
      <p>{t('about.licence')}</p>
      <p>{t('app.independent')}</p>
    </div>
  );
}

/** A line for each part; it opens to show the licence. */
function Parts({ parts, heading }: { parts: readonly Part[]; heading: string }) {
  const { t } = useTranslation();
  return (
    <ul className="about-parts" aria-labelledby={heading}>
      {parts.map(({ name, version, licence, text }) => (
        <li key={`${name} ${version}`}>
          <details>
            <summary>
              {t('about.part', { name, version })} <span className="about-licence">{licence}</span>
            </summary>
            <p className="about-text">{text ?? t('about.noText')}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What the button is for, or what has come of it. */
function CopyState({ isCopied }: { isCopied: boolean | undefined }) {
  const { t } = useTranslation();
  const what = useTables((tables) => whatIsOpen(shownIn(tables)));
  return (
    <p className={isCopied === false ? 'form-problem' : 'field-hint'} role="status">
      {isCopied === undefined && t('about.copyHint')}
      {isCopied && t('about.copied')}
      {isCopied === false && t('about.copyFailed', whatWords(what, t))}
    </p>
  );
}
