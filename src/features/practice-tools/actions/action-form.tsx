// The form of an action: what it is called, which entries it means, and what a step made of it starts with.
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PracticeActionDetails, PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { checkRequired } from '#src/lib/forms/field-rules.ts';
import { useFields, useFieldsSaying } from '#src/lib/forms/use-field.ts';
import { useStoredForm } from '#src/lib/forms/use-stored-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Conflict } from '../parts/conflict.tsx';
import { HarmSelect } from '../parts/harm-select.tsx';
import { MatcherFields } from '../parts/matcher-fields.tsx';
import { MATCHER_TEXTS, textFault, type MatcherValues } from '../parts/matcher-values.ts';
import { TextsInLanguages } from '../parts/texts-in-languages.tsx';
import { ThingPicture } from '../parts/thing-picture.tsx';
import { Uses } from '../parts/uses.tsx';
import { useNames, useVocabulary } from '../parts/use-vocabulary.ts';
import { chainPath, SIMULATIONS } from '../tools-address.ts';
import styles from '../practice-tools.module.css';
import { actionKind, type ActionValues } from './action-values.ts';

interface ActionFormProps {
  /** Left out for a new one. */
  readonly action?: PracticeActionDetails;
  /** The one as whose copy a new one begins. */
  readonly copied?: PracticeActionDetails;
  readonly onClose: () => void;
}

export function ActionForm({ action, copied, onClose }: ActionFormProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  const language = useLanguage();
  const [kind] = useState(() => actionKind(copied));
  const { form, conflict, submit, takeTheirs } = useStoredForm(kind, action, ({ title }) => {
    showToast({ tone: 'success', text: t('saved', { name: textIn(title, language) }) });
    onClose();
  });
  const simulation = useWatch({ control: form.control, name: 'simulation' });
  const vocabulary = useVocabulary(simulation);
  const { errors, isSubmitting } = form.formState;
  return (
    <Form className={styles.form} failure={errors.root?.message} onSubmit={submit}>
      <Conflict conflict={conflict} onTake={takeTheirs} />
      {vocabulary.isError ? <QueryError query={vocabulary} /> : null}
      {vocabulary.isPending ? <Skeleton shape="block" height="320px" /> : null}
      {vocabulary.data ? <Fields form={form} vocabulary={vocabulary.data} action={action ?? copied} /> : null}
      <Uses
        title={t('action.uses')}
        note={t('action.usesNote')}
        uses={action?.uses ?? []}
        pathOf={chainPath}
      />
      <div className={styles.buttons}>
        <Button type="submit" text={t('common:actions.save')} loading={isSubmitting} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
      </div>
    </Form>
  );
}

interface FieldsProps {
  readonly form: ReturnType<typeof useStoredForm<PracticeActionDetails, ActionValues>>['form'];
  readonly vocabulary: PracticeVocabulary;
  readonly action: PracticeActionDetails | undefined;
}

const ACTION_AREAS = ['description', 'why'] as const;

const hasFault = (match: MatcherValues): boolean =>
  MATCHER_TEXTS.some((name) => textFault(name, match[name]) !== undefined);

function Fields({ form, vocabulary, action }: FieldsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { bind } = useFields(form);
  // What is wrong is said at the very text.
  const match = useFieldsSaying(form, (fault: 'unread') => t(`faults.${fault}`)).choose('match', (held) =>
    hasFault(held) ? 'unread' : undefined,
  );
  return (
    <>
      <CodeFields form={form} vocabulary={vocabulary} action={action} />
      <TextsInLanguages
        areas={ACTION_AREAS}
        bind={bind}
        titleOf={(one) => form.getValues(`title_${one}`)}
        submitCount={form.formState.submitCount}
      />
      <section className={styles.form}>
        <h3>{t('match.title')}</h3>
        <p className={styles.note}>{t('match.lead')}</p>
        <MatcherFields
          values={match.value}
          vocabulary={vocabulary}
          usual={action?.usual.things}
          onChange={match.onChange}
        />
      </section>
      <Defaults form={form} vocabulary={vocabulary} action={action} />
    </>
  );
}

/** What kind of entry it is; the simulation stays as it was made. */
function CodeFields({ form, vocabulary, action }: FieldsProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const names = useNames(vocabulary);
  const { choose } = useFields(form);
  const [code, picture, simulation] = [
    choose('code', checkRequired),
    choose('picture'),
    choose('simulation'),
  ];
  return (
    <div className={styles.beside}>
      <ThingPicture code={picture.value === '' ? null : picture.value} large />
      <div className={styles.form}>
        <Select
          label={t('simulation')}
          placeholder={t('simulation')}
          disabled={action !== undefined}
          options={SIMULATIONS.map((value) => ({ value, label: t(`simulations.${value}`) }))}
          {...simulation}
        />
        <ComboBox
          key={simulation.value}
          label={t('action.code')}
          placeholder={t('action.codePick')}
          emptyText={t('lists:nothingFound')}
          required
          options={vocabulary.codes.map(({ id }) => ({ value: id, label: `${names('codes', id)} — ${id}` }))}
          value={code.value === '' ? null : code.value}
          onChange={code.onChange}
          error={code.error}
        />
      </div>
    </div>
  );
}

/** What a step made of it begins with. */
function Defaults({ form, vocabulary }: FieldsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { bind, choose } = useFields(form);
  const [harm, picture] = [choose('harm'), choose('picture')];
  return (
    <section className={styles.form}>
      <h3>{t('action.defaults')}</h3>
      <div className={styles.pair}>
        <HarmSelect value={harm.value} onChange={harm.onChange} />
        <PictureField vocabulary={vocabulary} value={picture.value} onChange={picture.onChange} />
      </div>
      <TextArea
        label={t('sources')}
        description={t('sourcesHint')}
        maxLength={4000}
        rows={3}
        {...bind('sources')}
      />
    </section>
  );
}

interface PictureFieldProps {
  readonly vocabulary: PracticeVocabulary;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

const NO_PICTURE = 'none';

function PictureField({ vocabulary, value, onChange }: PictureFieldProps): ReactElement | null {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const names = useNames(vocabulary);
  const pictures = new Map(
    vocabulary.things.flatMap(({ id, picture }) =>
      picture === null ? [] : [[picture, names('things', id)] as const],
    ),
  );
  if (pictures.size === 0) return null;
  return (
    <ComboBox
      label={t('action.picture')}
      placeholder={t('action.pictureNone')}
      emptyText={t('lists:nothingFound')}
      options={[
        { value: NO_PICTURE, label: t('action.pictureNone') },
        ...[...pictures].map(([code, name]) => ({ value: code, label: name })),
      ]}
      value={value === '' ? NO_PICTURE : value}
      onChange={(code) => onChange(code === NO_PICTURE ? '' : code)}
    />
  );
}
