import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { reportErrors } from '../stage/failures';
import { savingKnown, SHARED_FORMS, type SharedForm } from '../stage/saving';

const share = (form: SharedForm): void => void reportErrors(() => savingKnown().share(form));

/** Shows the game around: a picture of it at one press, other forms by a menu. */
export function ShareButton() {
  const { t } = useTranslation();
  return (
    <div className="share">
      <Button className="button" preventFocusOnPress onPress={() => share('picture')}>
        {t('result.share')}
      </Button>
      <MenuTrigger>
        <Button className="button share-more" aria-label={t('result.shareMore')}>
          <span className="select-arrow" aria-hidden="true">
            ▾
          </span>
        </Button>
        <Popover className="menu-popover" placement="bottom end" offset={3}>
          <Menu className="menu" aria-label={t('result.shareMore')}>
            {SHARED_FORMS.map((form) => (
              <MenuItem key={form} className="select-option" onAction={() => share(form)}>
                {t(`result.shareAs.${form}`)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
