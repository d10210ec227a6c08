// The form below the tree: a new topic, or the one that is being changed.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { checkRequired } from '#src/lib/forms/field-rules.ts';
import { showRefusal } from '#src/lib/forms/show-refusal.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { storeTopic } from './topic-acts.ts';
import type { PlacedTopic } from './use-topics.ts';
import styles from './works.module.css';

interface TopicFormProps {
  readonly topics: readonly PlacedTopic[];
  /** Undefined: a new one. */
  readonly edited: PlacedTopic | undefined;
  readonly onDone: () => void;
}

const MAX_NAME = 120;
const ON_TOP = 'TOP';
const NEW = { name: '', above: ON_TOP };

/** Where the topic may stand: nowhere within itself. */
function placesFor(topics: readonly PlacedTopic[], edited: PlacedTopic | undefined): readonly PlacedTopic[] {
  const within = new Set(edited === undefined ? [] : [edited.id]);
  for (const { id, parentId } of topics) if (parentId !== null && within.has(parentId)) within.add(id);
  return topics.filter(({ id }) => !within.has(id));
}

export function TopicForm({ topics, edited, onDone }: TopicFormProps): ReactElement {
  const { t } = useTranslation(['works', 'common']);
  const stored = edited === undefined ? NEW : { name: edited.name, above: edited.parentId ?? ON_TOP };
  const { form, drop, settle } = useKeptForm(`topic-${edited?.id ?? 'new'}`, stored);
  const { bind, choose } = useFields(form);
  const submit = form.handleSubmit(async ({ name, above }) => {
    try {
      await storeTopic(edited, { name, parentId: above === ON_TOP ? null : above });
    } catch (error) {
      showRefusal(form, error);
      return;
    }
    showToast({ tone: 'success', text: t(edited === undefined ? 'topics.made' : 'topics.saved', { name }) });
    if (edited === undefined) settle({ ...NEW, above });
    else drop();
    onDone();
  });
  const cancel = (): void => {
    drop();
    onDone();
  };
  return (
    <Form className={styles.form} failure={form.formState.errors.root?.message} onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label={t(edited === undefined ? 'topics.newName' : 'topics.name')}
          autoComplete="off"
          maxLength={MAX_NAME}
          {...bind('name', checkRequired)}
        />
        <Select
          label={t('topics.above')}
          placeholder={t('topics.onTop')}
          {...choose('above')}
          options={[
            { value: ON_TOP, label: t('topics.onTop') },
            ...placesFor(topics, edited).map(({ id, path }) => ({ value: id, label: path })),
          ]}
        />
      </div>
      <div className={styles.topicActs}>
        <Button
          type="submit"
          text={edited === undefined ? t('topics.make') : t('common:actions.save')}
          loading={form.formState.isSubmitting}
        />
        {edited === undefined ? null : (
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={cancel} />
        )}
      </div>
    </Form>
  );
}
