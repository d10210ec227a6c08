// The dialog of a list's look: its columns, and the views that are kept.
import { Trash2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptView } from '#contract/calls/kept-views.ts';
import { MAX_KEPT_VIEWS, MAX_VIEW_NAME, type KeptList } from '#contract/kept-lists.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { useServerReached } from '#src/lib/api/connection.ts';
import { readStored } from '#src/lib/device/local-storage.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useAddress } from '../navigation/use-address.ts';
import { Overlay } from '../overlays/overlay.tsx';
import { changeViews, knownViews, onViewsChange, ownViews } from './kept-views.ts';
import styles from './list-look.module.css';
import { syncViews } from './sync-views.ts';

interface ListLookProps {
  readonly list: KeptList;
  readonly columns: readonly Pick<Column<never>, 'key' | 'title'>[];
  readonly hidden: readonly string[];
  readonly hide: (hidden: readonly string[]) => void;
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

function Columns({ columns, hidden, hide }: ListLookProps): ReactElement {
  const { t } = useTranslation('lists');
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
            hide(event.currentTarget.checked ? others : [...others, key]);
          }}
        />
      ))}
    </fieldset>
  );
}

interface Views {
  readonly of: (list: KeptList) => readonly KeptView[];
  readonly count: number;
  readonly isUnsent: boolean;
  readonly keep: (view: KeptView) => void;
  readonly remove: (view: KeptView) => void;
}

/** The views of the person, which other tabs and devices change too. */
function useViews(): Views {
  useSyncExternalStore(onViewsChange, () => readStored('list-views'));
  const isReached = useServerReached();
  // Many visitors share a demo account: its views stay with the device.
  const isOwn = useCurrentUser()?.demo === false;
  const sync = (): void => {
    if (isOwn) void syncViews().catch(tell);
  };
  useEffect(() => {
    if (isReached && isOwn) void syncViews().catch(tell);
  }, [isReached, isOwn]);
  const own = ownViews();
  const views = knownViews(own);
  const change = (view: KeptView, search: string | null): void => {
    changeViews([{ ...view, search }]);
    sync();
  };
  return {
    of: (list) => views.filter((view) => view.list === list),
    count: views.length,
    isUnsent: isOwn && !isReached && own.unsent.length > 0,
    keep: (view) => change(view, view.search),
    remove: (view) => change(view, null),
  };
}

/** Without the network nothing is wrong: the change waits. */
function tell(error: unknown): void {
  if (!isApiError(error) || error.code === 'NETWORK') return;
  showToast({ tone: 'danger', text: error.message });
}

function Views({ list, onClose }: ListLookProps): ReactElement {
  const { t } = useTranslation('lists');
  const [, change] = useAddress();
  const views = useViews();
  return (
    <section className={styles.part} aria-labelledby="kept-views">
      <h3 id="kept-views" className={styles.title}>
        {t('look.views')}
      </h3>
      <p className={styles.note}>{t('look.viewsHint')}</p>
      <ul className={styles.views}>
        {views.of(list).map((view) => (
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
              onClick={() => views.remove(view)}
            />
          </li>
        ))}
      </ul>
      {views.isUnsent ? <output className={styles.note}>{t('look.unsent')}</output> : null}
      <KeepForm list={list} views={views} />
    </section>
  );
}

function KeepForm({ list, views }: { readonly list: KeptList; readonly views: Views }): ReactElement {
  const { t } = useTranslation('lists');
  const [address] = useAddress();
  const [name, setName] = useState('');
  const isNew = views.of(list).every((view) => view.name !== name.trim());
  const isFull = isNew && views.count >= MAX_KEPT_VIEWS;
  const keep = (): void => {
    if (name.trim() === '' || isFull) return;
    views.keep({ list, name: name.trim(), search: address.toString() });
    setName('');
  };
  return (
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
        error={name.trim() !== '' && isFull ? t('look.most', { number: MAX_KEPT_VIEWS }) : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        text={t('look.keep')}
        disabled={name.trim() === '' || isFull}
      />
    </Form>
  );
}
