import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { reportErrors } from '../stage/failures';
import { savingKnown, SHARED_FORMS, type SharedForm } from '../stage/saving';
import { SelectArrow } from '../ui/SelectArrow';

const share = (form: SharedForm): void => void reportErrors(() => savingKnown().share(form));

/** Shows the game around: a picture of it at one press, other forms behind the arrow beside it. */
export function ShareButton() {
  const { t } = useTranslation();
  const [table, setTable] = useState<Element | null>(null);
  return (
    <div className="share" ref={(element) => setTable(element?.closest('main') ?? null)}>
      <Button className="button" preventFocusOnPress onPress={() => share('picture')}>
        {t('result.share')}
      </Button>
      <DialogTrigger>
        <Button className="button share-more" aria-label={t('result.shareMore')}>
          <SelectArrow />
        </Button>
        {table && (
          // Within the landmark, as all that is shown.
          <Popover className="menu-popover" placement="bottom end" offset={3} UNSTABLE_portalContainer={table}>
            <Forms />
          </Popover>
        )}
      </DialogTrigger>
    </div>
  );
}

/** A menu would be a library's part of its own, loaded with the window for three lines. */
function Forms() {
  const { t } = useTranslation();
  return (
    <Dialog className="menu share-forms" aria-label={t('result.shareMore')}>
      {({ close }) =>
        SHARED_FORMS.map((form, at) => (
          <Button
            key={form}
            className="share-form"
            autoFocus={at === 0}
            onPress={() => {
              close();
              share(form);
            }}
          >
            {t(`result.shareAs.${form}`)}
          </Button>
        ))
      }
    </Dialog>
  );
}
