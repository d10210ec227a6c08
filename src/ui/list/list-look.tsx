// The dialog of a list's look: its columns, and the views that are kept.
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useAddress } from '../navigation/use-address.ts';
import { Overlay } from '../overlays/overlay.tsx';
import { MAX_VIEW_NAME, withView, type ListLook } from './kept-views.ts';
import styles from './list-look.module.css';

interface ListLookProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'title'>[];
  readonly look: ListLook;
  readonly onChange: (look: ListLook) => void;
  readonly onClose: () => void;
}

export function ListLookDialog(props: ListLookProps): ReactElement {
  const { t } = useTranslation(['lists', 'common']);
  return (
    <Overlay
      open
      onClose={props.onClose}
      title={t('look.title')}
      closeLabel={t('common:actions.close')}
      size="s"
    >
      <div className={styles.parts}>
        <Columns {...props} />
        <Views {...props} />
      </div>
    </Overlay>
  );
}

function Columns({ columns, look, onChange }: ListLookProps): ReactElement {
  const { t } = useTranslation('lists');
  const { hidden } = look;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{t('look.columns')}</legend>
      {columns.map(({ key, title }) => (
        <Checkbox
          key={key}
          label={title}
          checked={!hidden.includes(key)}
          onChange={(event) => {
            const others = hidden.filter((one) => one !== key);
            onChange({ ...look, hidden: event.currentTarget.checked ? others : [...others, key] });
          }}
        />
      ))}
    </fieldset>
  );
}

function Views({ look, onChange, onClose }: ListLookProps): ReactElement {
  const { t } = useTranslation('lists');
  const [address, change] = useAddress();
  const [name, setName] = useState('');
  const keep = (): void => {
    if (name.trim() === '') return;
    onChange(withView(look, { name: name.trim(), search: address.toString() }));
    setName('');
  };
  return (
    <section className={styles.part} aria-labelledby="kept-views">
      <h3 id="kept-views" className={styles.title}>
        {t('look.views')}
      </h3>
      <p className={styles.note}>{t('look.viewsHint')}</p>
      <ul className={styles.views}>
        {look.views.map((view) => (
          <li key={view.name} className={styles.view}>
            <Button
              variant="secondary"
              size="s"
              text={view.name}
              onClick={() => {
                change(() => new URLSearchParams(view.search));
                onClose();
              }}
            />
            <IconButton
              size="s"
              label={t('look.remove', { name: view.name })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onChange({ ...look, views: look.views.filter((one) => one !== view) })}
            />
          </li>
        ))}
      </ul>
      <Form
        className={styles.keep ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField
          label={t('look.name')}
          maxLength={MAX_VIEW_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" text={t('look.keep')} disabled={name.trim() === ''} />
      </Form>
    </section>
  );
}
