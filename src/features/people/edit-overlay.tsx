// The window above a list in which a row is created or changed, and the frame of its form.
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './people.module.css';

interface EditOverlayProps<Stored> {
  /** `new`, or an id; null while closed. */
  readonly edited: string | null;
  readonly onClose: () => void;
  readonly size?: 'm';
  readonly newTitle: string;
  readonly title: string;
  readonly height: string;
  readonly query: (id: string) => UseQueryOptions<Stored>;
  /** @param stored undefined for a new one */
  readonly form: (stored: Stored | undefined) => ReactElement;
}

export function EditOverlay<Stored>(props: EditOverlayProps<Stored>): ReactElement {
  const { edited, onClose, size, newTitle, title, form } = props;
  const { t } = useTranslation('common');
  return (
    <Overlay
      open={edited !== null}
      {...(size && { size })}
      title={edited === 'new' ? newTitle : title}
      closeLabel={t('actions.close')}
      onClose={onClose}
    >
      {edited === 'new' ? form(undefined) : null}
      {edited !== null && edited !== 'new' ? <Known key={edited} {...props} id={edited} /> : null}
    </Overlay>
  );
}

function Known<Stored>(props: EditOverlayProps<Stored> & { readonly id: string }): ReactElement {
  const query = useQuery({ ...props.query(props.id), staleTime: 0 });
  if (query.isError) return <QueryError query={query} />;
  if (query.data === undefined || query.isFetching) return <Skeleton shape="block" height={props.height} />;
  return props.form(query.data);
}

interface EditFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly isNew: boolean;
  readonly makeText: string;
  readonly onSubmit: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>): ReactElement {
  const { form, isNew, makeText, onSubmit, onCancel, children } = props;
  const { t } = useTranslation('common');
  const { errors, isSubmitting } = form.formState;
  return (
    <Form className={styles.form} failure={errors.root?.message} onSubmit={onSubmit}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" text={isNew ? makeText : t('actions.save')} loading={isSubmitting} />
        <Button variant="secondary" text={t('actions.cancel')} onClick={onCancel} />
      </div>
    </Form>
  );
}
