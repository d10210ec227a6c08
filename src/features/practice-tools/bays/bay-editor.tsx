// The rules of one bay over the list: its name, the tables of what may be changed, what differs, and its cases.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BayDraft, BayDraftState } from '#contract/entities/bay-draft.ts';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import type { BayRules } from '#machines/equipment/solver/case-effect.ts';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import type { EditTool } from '../parts/draft/tool-drafts.ts';
import { ToolOverlay } from '../parts/draft/tool-overlay.tsx';
import { namedBay } from '../parts/named-bay.ts';
import { Uses } from '../parts/uses.tsx';
import styles from '../practice-tools.module.css';
import { casePath } from '../tools-address.ts';
import { AlarmsTable } from './alarms-table.tsx';
import { BayEffects, useBayEffects } from './bay-effects.tsx';
import { BAY_DRAFTS } from './bay-drafts.ts';
import { BayDifferences } from './bay-differences.tsx';
import { useBayWords } from './bay-words.ts';
import { CallsTables } from './calls-tables.tsx';
import { RecipesTables } from './recipes-tables.tsx';
import { SituationForm } from './situation-form.tsx';
import { useBay } from './use-bay.ts';

const MAX_TITLE = 200;
const TABS = ['recipes', 'calls', 'alarms', 'situations', 'differences', 'cases'] as const;

export function BayEditor({ opened }: { readonly opened: Opened }): ReactElement | null {
  const { t } = useTranslation('bays');
  const words = useBayWords();
  if (opened.id === undefined) return null;
  return (
    <ToolOverlay
      key={opened.id}
      kind={BAY_DRAFTS}
      opened={opened.id}
      unnamed={t('untitled')}
      words={words}
      fields={(props) => <BayForm {...props} />}
      onClose={opened.close}
    />
  );
}

interface FormProps {
  readonly data: BayDraft;
  readonly state: BayDraftState;
  readonly edit: EditTool<BayDraft>;
}

function BayForm(props: FormProps): ReactElement {
  const { basedOn } = props.data;
  const { t } = useTranslation(['bays', 'practice-tools']);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const base = useQuery({
    queryKey: ['rules of a bay', basedOn.id, basedOn.revision],
    queryFn: () => namedBay(basedOn),
    staleTime: Infinity,
  });
  const { title } = props.data;
  const lacks = (one: Language): boolean => title[one].trim() === '' && title.ru.trim() !== '';
  return (
    <>
      <div className={styles.pair}>
        <MendPlace name="title">
          <TextInput
            label={t('name')}
            text={title}
            language={language}
            maxLength={MAX_TITLE}
            onChange={(text) => props.edit(`title ${language}`, (now) => ({ ...now, title: text }))}
          />
        </MendPlace>
        <LanguageSegments
          label={t('textLanguage')}
          value={language}
          onChange={setLanguage}
          noteOf={(one) => (lacks(one) ? t('practice-tools:rooms.noTranslation') : undefined)}
        />
      </div>
      {base.isError ? <QueryError query={base} /> : null}
      {base.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {base.data === undefined ? null : <BayTables {...props} base={base.data} language={language} />}
    </>
  );
}

interface TablesProps extends FormProps {
  readonly base: BayRules;
  readonly language: Language;
}

function BayTables({ data, state, edit, base, language }: TablesProps): ReactElement {
  const { t } = useTranslation('bays');
  const bay = useBay({ base, edits: data.edits, edit, language });
  const replay = useBayEffects({ bay, id: state.id, basedOn: data.basedOn.id });
  const [tab, open] = useState<(typeof TABS)[number]>('recipes');
  const contents: Readonly<Record<(typeof TABS)[number], () => ReactElement>> = {
    recipes: () => <RecipesTables bay={bay} />,
    calls: () => <CallsTables bay={bay} />,
    alarms: () => <AlarmsTable bay={bay} />,
    situations: () => <SituationForm bay={bay} />,
    differences: () => <BayDifferences bay={bay} />,
    cases: () => (
      <>
        <BayEffects {...replay} />
        <Uses title={t('uses')} note={t('usesNote')} uses={state.uses} pathOf={casePath} />
      </>
    ),
  };
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      onChange={open}
      tabs={TABS.map((id) => ({
        id,
        title: t(`tabs.${id}`),
        content: <div className={styles.form}>{id === tab ? contents[id]() : null}</div>,
      }))}
    />
  );
}
