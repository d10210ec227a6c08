// One chain, in three views of the same thing.
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useStoredForm } from '#src/lib/forms/use-stored-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { Conflict } from '../parts/conflict.tsx';
import { useVocabulary } from '../parts/use-vocabulary.ts';
import styles from '../practice-tools.module.css';
import { chainPath } from '../tools-address.ts';
import { ChainDrawing } from '../drawing/chain-drawing.tsx';
import { ChainProblems } from './chain-problems.tsx';
import { ChainSettings } from './chain-settings.tsx';
import { ChainTextView } from './chain-text-view.tsx';
import {
  chainKind,
  isUnsaved,
  storedChain,
  type BegunChain,
  type ChainReference,
  type ChainValues,
} from './chain-values.ts';
import { StepEditor } from './step-editor.tsx';
import { StepList } from './step-list.tsx';

const VIEWS = ['list', 'drawing', 'text'] as const;
export type ChainView = (typeof VIEWS)[number];

interface ChainEditorProps {
  /** What it begins with: a simulation, a chain, or what was made elsewhere. */
  readonly begun: BegunChain;
  /** It is a new chain with the contents of the one that it begins with. */
  readonly isCopy?: boolean;
  readonly view: ChainView;
}

export function ChainEditor({ begun, isCopy = false, view }: ChainEditorProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [kind] = useState(() => chainKind(begun));
  const stored = isCopy ? undefined : storedChain(begun);
  const chain = useStoredForm(kind, stored, ({ id, title }) => {
    showToast({ tone: 'success', text: t('saved', { name: textIn(title, language) }) });
    if (stored === undefined) void navigate(chainPath(id), { replace: true });
  });
  const { form, base, submit, takeTheirs } = chain;
  const values = useWatch({ control: form.control }) as ChainValues;
  const vocabulary = useVocabulary(values.simulation);
  const { errors, isSubmitting } = form.formState;
  const isChanged = isUnsaved(begun, stored) || JSON.stringify(values) !== JSON.stringify(base);
  return (
    <Form className={styles.form} failure={errors.root?.message} onSubmit={submit}>
      <Conflict conflict={chain.conflict} onTake={takeTheirs} />
      <ChainSettings form={form} />
      {vocabulary.isError ? <QueryError query={vocabulary} /> : null}
      {vocabulary.isPending ? <Skeleton shape="block" height="320px" /> : null}
      {vocabulary.data ? (
        <ChainViews
          values={values}
          vocabulary={vocabulary.data}
          first={view}
          onChange={(next) => form.setValue('reference', next)}
          onWhole={(next) => {
            for (const name of Object.keys(next) as (keyof ChainValues)[]) form.setValue(name, next[name]);
          }}
        />
      ) : null}
      <div className={styles.foot}>
        <Button type="submit" text={t('common:actions.save')} loading={isSubmitting} disabled={!isChanged} />
        <span className={styles.note} aria-live="polite">
          {isChanged ? t('unsaved') : ''}
        </span>
      </div>
    </Form>
  );
}

interface ChainViewsProps {
  readonly values: ChainValues;
  readonly vocabulary: PracticeVocabulary;
  readonly first: ChainView;
  readonly onChange: (reference: ChainReference) => void;
  readonly onWhole: (values: ChainValues) => void;
}

/** The steps and rules of a chain as a list, a drawing and a text, with what of it can’t be judged. */
export function ChainViews({ values, vocabulary, first, onChange, onWhole }: ChainViewsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [params, change] = useAddress();
  const view = VIEWS.find((one) => one === params.get('view')) ?? first;
  const show = (next: ChainView): void =>
    change(
      (old) => {
        old.set('view', next);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  const [opened, open] = useState<string>();
  const { reference, simulation } = values;
  const parts = { reference, simulation, onChange, onOpen: open };
  const contents: Readonly<Record<ChainView, ReactElement>> = {
    list: <StepList {...parts} />,
    drawing: <ChainDrawing {...parts} />,
    text: <ChainTextView values={values} onRead={onWhole} />,
  };
  return (
    <>
      <ChainProblems reference={reference} vocabulary={vocabulary} onOpen={open} />
      <Tabs
        label={t('views.label')}
        value={view}
        onChange={show}
        tabs={VIEWS.map((id) => ({
          id,
          title: t(`views.${id}`),
          content: contents[id],
        }))}
      />
      {opened === undefined ? null : (
        <StepEditor
          key={opened}
          id={opened}
          reference={reference}
          vocabulary={vocabulary}
          onChange={onChange}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
