// The page of one case for its authors: the start, the goal, the judging, and what is found in them.
import { Users } from 'lucide-react';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useDraft } from '#src/lib/drafts/use-draft.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { DecisionsPanel } from '#src/ui/loaded/drafts/decisions-panel.tsx';
import { DraftFoot } from '#src/ui/loaded/drafts/draft-foot.tsx';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { useMergedWords } from '#src/ui/loaded/drafts/use-merged-words.ts';
import styles from '../practice-tools.module.css';
import { CASE_DRAFTS, type CaseSession, type CaseView, type EditCase } from './case-drafts.ts';
import { CaseHistory } from './case-history.tsx';
import { CasePublication, isChanged } from './case-publication.tsx';
import { useCaseWords } from './case-words.ts';
import { CaseChecks } from './checks/case-checks.tsx';
import { useCaseChecks } from './checks/use-case-checks.ts';
import { Examples } from './examples/examples.tsx';
import { RecordExample } from './examples/record-example.tsx';
import { DraftFindings } from './findings.tsx';
import { GoalForm } from './goal-form.tsx';
import { Judging } from './judging.tsx';
import { CaseStart } from './start/case-start.tsx';
import { TryCase } from './try-case.tsx';

const TABS = ['start', 'goal', 'judging', 'examples', 'checks'] as const;
type TabId = (typeof TABS)[number];
const TAB = 'tab';

interface CaseEditorProps {
  readonly first: CaseDraftState;
  readonly back: (session: CaseSession) => ReactNode;
  readonly onLeave: () => void;
}

/** The tab that the address names, and how to open another. */
function useOpenTab(): readonly [TabId, (next: TabId) => void] {
  const [params, change] = useAddress();
  const open = (next: TabId): void =>
    change(
      (old) => {
        old.set(TAB, next);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  return [TABS.find((one) => one === params.get(TAB)) ?? 'start', open];
}

export function CaseEditor({ first, back, onLeave }: CaseEditorProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const { session, view, people } = useDraft(CASE_DRAFTS, first);
  const { revision } = view.state;
  const words = useCaseWords();
  const checks = useCaseChecks(session);
  const edit = useMemo<EditCase>(() => (field, now) => session.edit(field, now), [session]);
  const [tab, open] = useOpenTab();
  const [isRecording, record] = useState(false);
  const parts = { draft: view.data, edit };
  const contents: Readonly<Record<TabId, ReactElement>> = {
    start: <CaseStart {...parts} />,
    goal: <GoalForm {...parts} />,
    judging: <Judging {...parts} />,
    examples: <Examples {...parts} run={checks} onRecord={() => record(true)} />,
    checks: <CaseChecks run={checks} draft={view.data} />,
  };
  if (isRecording) return <RecordExample session={session} onClose={() => record(false)} />;
  return (
    <>
      {back(session)}
      <Head view={view} people={people} />
      {view.refusal === undefined ? null : (
        <Notice tone="danger" live title={t('refused')}>
          {view.refusal}
        </Notice>
      )}
      <DecisionsPanel
        data={view.data}
        questions={view.questions}
        text={t('decide')}
        say={words}
        onDecide={(question, takesOther) => session.decide(question, takesOther)}
      />
      <DraftFindings view={view} />
      <Tabs
        label={t('parts')}
        value={tab}
        onChange={open}
        tabs={TABS.map((id) => ({ id, title: t(`tabs.${id}`), content: contents[id] }))}
      />
      <DraftFoot
        session={session}
        view={view}
        history={<CaseHistory session={session} view={view} />}
        isChanged={isChanged(view)}
        publishedText={revision === 0 ? undefined : t('published', { number: revision })}
      >
        <TryCase session={session} view={view} />
        <CasePublication session={session} view={view} onLeave={onLeave} />
      </DraftFoot>
    </>
  );
}

interface HeadProps {
  readonly view: CaseView;
  readonly people: readonly string[];
}

function Head({ view, people }: HeadProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'practice-tools']);
  const merged = useMergedWords(view);
  const language = useLanguage();
  const { data, state } = view;
  const title = textIn(data.title, language).trim();
  const stateName = state.published === null ? 'NEW' : isChanged(view) ? 'DRAFT' : 'PUBLISHED';
  return (
    <header className={styles.pageHead}>
      <div className={styles.buttons}>
        <h1>{title === '' ? t('untitled') : title}</h1>
        <Badge>{t(`practice-tools:simulations.${data.simulation}`)}</Badge>
        <Badge tone={stateName === 'PUBLISHED' ? 'success' : 'amber'}>{t(`state.${stateName}`)}</Badge>
        {state.works.length === 0 ? null : <Badge>{t('inWorks', { count: state.works.length })}</Badge>}
      </div>
      <span aria-live="polite" className={styles.note}>
        {people.length === 0 ? null : (
          <>
            <Users size={18} aria-hidden="true" /> {t('people', { names: people.join(', ') })}
          </>
        )}
        {merged === null ? null : ` ${merged}`}
      </span>
    </header>
  );
}
