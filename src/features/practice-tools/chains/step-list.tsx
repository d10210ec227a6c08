// The steps of a chain as a list: what comes after what, what each is worth, and steps added by search.
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listActions } from '#contract/calls/practice-tools.ts';
import type {
  PracticeAction,
  PracticeSimulation,
  PracticeVocabulary,
} from '#contract/entities/practice-tools.ts';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { MAX_STEPS } from '#contract/simulation/max-steps.ts';
import { withoutStep } from '#machines/kit/grading/without-step.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import { SearchPicker } from '#src/ui/loaded/search-picker.tsx';
import { SortableList } from '#src/ui/sorting/sortable-list.tsx';
import { HarmBadge } from '../parts/harm-badge.tsx';
import styles from '../practice-tools.module.css';
import type { ChainReference, ChainStep } from './chain-values.ts';
import { EndConditions } from './end-conditions.tsx';
import { StepGroups } from './step-groups.tsx';
import { inOrder, withActions } from './step-edits.ts';

export interface StepsProps {
  readonly reference: ChainReference;
  readonly simulation: PracticeSimulation;
  readonly onChange: (reference: ChainReference) => void;
  readonly onOpen: (stepId: string) => void;
}

interface StepListProps extends StepsProps {
  readonly vocabulary: PracticeVocabulary;
}

export function StepList(props: StepListProps): ReactElement {
  const { reference, vocabulary, onChange, onOpen } = props;
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const items = reference.steps.map((step, at) => ({
    id: step.id,
    name: textIn(step.text, language),
    step,
    at,
  }));
  return (
    <div className={styles.form}>
      <MendPlace name="reference.steps">
        <AddSteps {...props} />
      </MendPlace>
      {items.length === 0 ? <EmptyState title={t('steps.empty')}>{t('steps.emptyNext')}</EmptyState> : null}
      <SortableList
        label={t('steps.label')}
        items={items}
        onOrder={(ids) => onChange(inOrder(reference, ids))}
        say={{
          up: (name) => t('steps.up', { name }),
          down: (name) => t('steps.down', { name }),
          drag: (name) => t('steps.drag', { name }),
          moved: (name, place, total) => t('steps.moved', { name, place, total }),
        }}
        actions={({ id, name, at }) => (
          <>
            <MendPlace name={`reference.steps.${at}`}>
              <IconButton
                size="s"
                label={t('steps.edit', { name })}
                icon={<Pencil size={18} aria-hidden="true" />}
                onClick={() => onOpen(id)}
              />
            </MendPlace>
            <IconButton
              size="s"
              label={t('remove', { name })}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onChange(withoutStep(reference, id))}
            />
          </>
        )}
      >
        {({ step }) => <StepLine step={step} reference={reference} />}
      </SortableList>
      <StepGroups reference={reference} onChange={onChange} />
      <EndConditions reference={reference} vocabulary={vocabulary} onChange={onChange} />
    </div>
  );
}

/** The button under which steps are added, and the search that it opens. */
export function AddSteps({ reference, simulation, onChange }: StepsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  const isFull = reference.steps.length >= MAX_STEPS;
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          text={t('steps.add')}
          disabled={isFull}
          tooltip={isFull ? t('steps.full', { max: MAX_STEPS }) : undefined}
          onClick={() => open(true)}
        />
        <span className={styles.note}>{t('steps.total', { count: reference.steps.length })}</span>
      </div>
      {isOpen ? (
        <SearchPicker<
          PracticeAction,
          { readonly content: readonly PracticeAction[]; readonly totalElements: number }
        >
          texts={{ title: t('steps.pick'), search: t('actions.search'), none: t('steps.none') }}
          there={[]}
          find={(query) =>
            callQuery<typeof listActions>('/action', {
              query: { ...query, simulation, published: 'true', sort: 'title,asc' },
            })
          }
          lineOf={(action) => ({ name: textIn(action.title, language), about: [action.code] })}
          onPick={(actions) => {
            open(false);
            onChange(withActions(reference, actions.slice(0, MAX_STEPS - reference.steps.length)));
          }}
          onClose={() => open(false)}
        />
      ) : null}
    </>
  );
}

interface StepLineProps {
  readonly step: ChainStep;
  readonly reference: ChainReference;
}

const SECOND_MS = 1000;

/** A step in a line: its words, what it comes after, and what sets it apart. */
function StepLine({ step, reference }: StepLineProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const nameOf = (id: string): string => {
    const text = reference.steps.find((one) => one.id === id)?.text;
    return text === undefined ? id : textIn(text, language);
  };
  const { after, deadline, isOptional, harm } = step;
  const group = reference.anyOf.find(({ branches }) => branches.some((branch) => branch.includes(step.id)));
  return (
    <span className={styles.two}>
      <span>{textIn(step.text, language)}</span>
      {after.length === 0 ? null : (
        <span className={styles.note}>
          {t('steps.after', { names: after.map(nameOf).join(PUNCTUATION[language].list) })}
        </span>
      )}
      <span className={styles.badges}>
        {harm === undefined ? null : <HarmBadge harm={harm} />}
        {isOptional ? <Badge>{t('steps.optional')}</Badge> : null}
        {group === undefined ? null : <Badge tone="primary">{textIn(group.text, language)}</Badge>}
        {deadline === undefined ? null : (
          <Badge tone="amber">
            {t('steps.deadline', { seconds: Math.round(deadline.withinMs / SECOND_MS) })}
          </Badge>
        )}
      </span>
    </span>
  );
}
