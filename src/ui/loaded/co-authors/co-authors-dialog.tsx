// Chooses who may change a course, a work or a task.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { setCoAuthors } from '#contract/calls/co-authors.ts';
import { MAX_CO_AUTHORS } from '#contract/content-limits.ts';
import type { CoAuthors } from '#contract/entities/co-authors.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Button } from '../../buttons/button.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { showToast } from '../../feedback/toast-store.ts';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { Checkbox } from '../../fields/checkbox.tsx';
import { RadioGroup } from '../../fields/radio-group.tsx';
import { Overlay } from '../../overlays/overlay.tsx';
import { QueryError } from '../query-error.tsx';
import styles from './co-authors.module.css';
import { coAuthorsQuery, type Content } from './use-co-authors.ts';

interface CoAuthorsDialogProps {
  readonly content: Content;
  readonly name: string;
  readonly onClose: () => void;
}

const save = (params: Content, userIds: readonly string[]): Promise<CoAuthors> =>
  call<typeof setCoAuthors>('PUT', '/co-authors/:kind/:id', { params, body: { userIds: [...userIds] } });

export function CoAuthorsDialog({ content, name, onClose }: CoAuthorsDialogProps): ReactElement {
  const { t } = useTranslation(['co-authors', 'common']);
  const query = useQuery({ ...coAuthorsQuery(content), staleTime: 0 });
  const [chosen, choose] = useState<readonly string[]>();
  const stored = query.data?.people.map(({ id }) => id);
  const userIds = chosen ?? stored ?? [];
  const saving = useMutation({
    mutationFn: () => save(content, userIds),
    onSuccess: (now) => {
      queryClient.setQueryData(coAuthorsQuery(content).queryKey, now);
      showToast({ tone: 'success', text: t(now.people.length === 0 ? 'everybodyMay' : 'theyMay', { name }) });
      onClose();
    },
  });
  return (
    <Overlay
      open
      title={t('title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={saving.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t('common:actions.save')}
            disabled={query.data?.mayEdit !== true}
            loading={saving.isPending}
            onClick={() => saving.mutate()}
          />
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.name}>{name}</p>
        {query.isPending ? <Skeleton shape="block" height="120px" /> : null}
        {query.isError ? <QueryError query={query} /> : null}
        {query.data === undefined ? null : (
          <Choice coAuthors={query.data} userIds={userIds} onChange={choose} />
        )}
        {saving.isError ? (
          <Notice tone="danger" live>
            {saving.error.message}
          </Notice>
        ) : null}
      </div>
    </Overlay>
  );
}

interface ChoiceProps {
  readonly coAuthors: CoAuthors;
  readonly userIds: readonly string[];
  readonly onChange: (userIds: readonly string[]) => void;
}

function Choice({ coAuthors, userIds, onChange }: ChoiceProps): ReactElement {
  const { t } = useTranslation('co-authors');
  const me = useCurrentUser()?.id ?? '';
  const isOpen = userIds.length === 0;
  const toggle = (id: string): void =>
    onChange(userIds.includes(id) ? userIds.filter((one) => one !== id) : [...userIds, id]);
  return (
    <>
      <RadioGroup
        label={t('who')}
        disabled={!coAuthors.mayEdit}
        value={isOpen ? 'ALL' : 'NAMED'}
        onChange={(who) => onChange(who === 'ALL' ? [] : [me])}
        options={[
          { value: 'ALL', label: t('everybody'), description: t('everybodyNote') },
          { value: 'NAMED', label: t('named'), description: t('namedNote') },
        ]}
      />
      {isOpen ? null : (
        <fieldset className={styles.people} disabled={!coAuthors.mayEdit}>
          <legend className={styles.legend}>{t('people')}</legend>
          {coAuthors.candidates.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={id === me ? t('me', { name }) : name}
              checked={userIds.includes(id)}
              disabled={id === me || (userIds.length >= MAX_CO_AUTHORS && !userIds.includes(id))}
              onChange={() => toggle(id)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
