// The page of one course for its authors: its texts and picture, its works, to whom it is open, and what a learner sees of it.
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getCourseRevision, listCourseRevisions } from '#contract/calls/course-drafts.ts';
import type { CourseDraft, CourseDraftState, KnownWork } from '#contract/entities/course-draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useDraft } from '#src/lib/drafts/use-draft.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { CoAuthorsNotice } from '#src/ui/loaded/co-authors/co-authors-notice.tsx';
import { useMayEdit } from '#src/ui/loaded/co-authors/use-co-authors.ts';
import { DecisionsPanel } from '#src/ui/loaded/drafts/decisions-panel.tsx';
import { DraftFoot } from '#src/ui/loaded/drafts/draft-foot.tsx';
import { DraftHead } from '#src/ui/loaded/drafts/draft-head.tsx';
import { DraftHistory } from '#src/ui/loaded/drafts/draft-history.tsx';
import { DraftTexts } from '#src/ui/loaded/drafts/draft-texts.tsx';
import { SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import { useMergedWords } from '#src/ui/loaded/drafts/use-merged-words.ts';
import { CourseAccess } from './course-access.tsx';
import { COURSE_DRAFTS, isPublished, worksOf, type CourseSession, type CourseView } from './course-drafts.ts';
import { CoursePictureField } from './course-picture-field.tsx';
import { CoursePreview } from './course-preview.tsx';
import { CoursePublication } from './course-publication.tsx';
import { useCourseWords, type CourseWords } from './course-words.ts';
import { CourseWorks } from './course-works.tsx';
import styles from './courses.module.css';

/** @param field edits of one field within a while are one step back; null: a step of its own */
type SetPart = <N extends keyof CourseDraft>(name: N, value: CourseDraft[N], field?: string | null) => void;

/** The works that the draft names, those included that were added since it was read. */
function useKnownWorks({ state }: CourseView) {
  const [added, setAdded] = useState<readonly KnownWork[]>([]);
  const known = useMemo(
    () => new Map([...added, ...state.works].map((work) => [work.id, work])),
    [added, state.works],
  );
  const onKnown = useCallback(
    (works: readonly KnownWork[]) => setAdded((before) => [...before, ...works]),
    [],
  );
  return { known, onKnown };
}

/** @param first what the server has as the page opens */
export function CourseEditor({ first }: { readonly first: CourseDraftState }): ReactElement {
  const { t } = useTranslation('courses');
  const { session, view, people } = useDraft(COURSE_DRAFTS, first);
  const { known, onKnown } = useKnownWorks(view);
  const words = useCourseWords(view, known);
  const content = { kind: 'COURSE', id: first.id } as const;
  const isThere = first.revision > 0;
  const mayEdit = useMayEdit(content, isThere);
  const set: SetPart = (name, value, field = null) =>
    session.edit(field, (draft) => ({ ...draft, [name]: value }));
  return (
    <>
      <Head view={view} people={people} />
      <CoAuthorsNotice content={content} isThere={isThere} />
      {view.refusal === undefined ? null : (
        <Notice tone="danger" live title={t('form.refused')}>
          {view.refusal}
        </Notice>
      )}
      <DecisionsPanel
        data={view.data}
        questions={view.questions}
        text={t('form.decide')}
        say={words}
        onDecide={(question, takesOther) => session.decide(question, takesOther)}
      />
      <div className={styles.columns}>
        <fieldset className={styles.form} disabled={!mayEdit}>
          <Fields view={view} set={set} known={known} onKnown={onKnown} />
        </fieldset>
        <CoursePreview draft={view.data} works={worksOf(view.data, known)} />
      </div>
      {mayEdit ? <Foot session={session} view={view} words={words} /> : null}
    </>
  );
}

function Head({ view, people }: { readonly view: CourseView; readonly people: readonly string[] }) {
  const { t } = useTranslation('courses');
  const merged = useMergedWords(view);
  const { data, state } = view;
  const title = textIn(data.title, useLanguage()).trim();
  const stateName = state.published === null ? 'NEW' : isPublished(view) ? 'PUBLISHED' : 'DRAFT';
  return (
    <DraftHead
      title={title === '' ? t(stateName === 'NEW' ? 'form.newTitle' : 'preview.untitled') : title}
      isPublished={stateName === 'PUBLISHED'}
      state={t(`state.${stateName}`)}
      people={people.length === 0 ? null : t('form.others', { names: people.join(', ') })}
      merged={merged}
    />
  );
}

interface FieldsProps {
  readonly view: CourseView;
  readonly set: SetPart;
  readonly known: ReadonlyMap<string, KnownWork>;
  readonly onKnown: (works: readonly KnownWork[]) => void;
}

function Fields({ view, set, known, onKnown }: FieldsProps): ReactElement {
  const { t } = useTranslation('courses');
  const { data, state } = view;
  return (
    <>
      <Card title={t('form.texts')}>
        <div className={styles.form}>
          <DraftTexts
            title={data.title}
            description={data.description}
            onChange={(part, value, language) => set(part, value, `${part} ${language}`)}
            say={{
              language: t('form.language'),
              missing: t('form.missing'),
              name: t('form.name'),
              nameOther: t('form.nameOther'),
              description: t('form.description'),
              descriptionHint: t('form.descriptionHint'),
            }}
          />
          <CoursePictureField value={data.pictureId} onChange={(id) => set('pictureId', id)} />
        </div>
      </Card>
      <Card title={t('form.works')}>
        <CourseWorks
          courseId={state.id}
          works={worksOf(data, known)}
          onAdd={onKnown}
          onChange={(works) =>
            set(
              'works',
              works.map(({ id, opens }) => ({ id, opens })),
            )
          }
        />
      </Card>
      <Card title={t('form.access')}>
        <CourseAccess
          draft={data}
          state={state}
          onGroups={(ids) => set('groupIds', ids)}
          onPeople={(ids) => set('userIds', ids)}
        />
      </Card>
    </>
  );
}

interface FootProps {
  readonly session: CourseSession;
  readonly view: CourseView;
  readonly words: CourseWords;
}

function Foot({ session, view, words }: FootProps): ReactElement {
  const { state, saved, data } = view;
  const isUntouched = state.revision === 0 && state.version === 0 && saved === 'SERVER';
  return (
    <DraftFoot
      session={session}
      view={view}
      history={
        state.revision === 0 ? null : <History session={session} id={state.id} data={data} words={words} />
      }
      isChanged={!isPublished(view)}
      isUntouched={isUntouched}
    >
      <CoursePublication session={session} view={view} isUntouched={isUntouched} words={words} />
    </DraftFoot>
  );
}

interface HistoryProps {
  readonly session: CourseSession;
  readonly id: string;
  readonly data: CourseDraft;
  readonly words: CourseWords;
}

function History({ session, id, data, words }: HistoryProps): ReactElement {
  const { t } = useTranslation('courses');
  const params = { id };
  return (
    <DraftHistory
      title={t('form.history')}
      data={data}
      list={callQuery<typeof listCourseRevisions>('/courses/:id/revisions', {
        params,
        query: { size: SHOWN_REVISIONS },
      })}
      revision={(number) =>
        callQuery<typeof getCourseRevision>('/courses/:id/revisions/:revision', {
          params: { ...params, revision: number },
        })
      }
      draftOf={(revision) => ({ ...data, ...revision })}
      say={words}
      onTake={(taken) => session.edit(null, (draft) => ({ ...draft, ...taken }) as CourseDraft)}
    />
  );
}
