// Before a course is published: whom it touches, and what is found in its draft.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { checkCourseDraft, dropCourseDraft, publishCourseDraft } from '#contract/calls/course-drafts.ts';
import type { CourseDraftState, CourseFinding } from '#contract/entities/course-draft.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { CheckList } from '#src/ui/loaded/drafts/check-list.tsx';
import { goToMend, type Mend } from '#src/ui/loaded/drafts/go-to-mend.ts';
import { DiscardDraft } from '#src/ui/loaded/drafts/discard-draft.tsx';
import { shortName } from '#src/ui/list/short-name.ts';
import { PublishOverlay } from '#src/ui/loaded/drafts/publish-overlay.tsx';
import { useSavedToPublish } from '#src/ui/loaded/drafts/use-saved-to-publish.ts';
import { useFindingWords } from '#src/ui/loaded/drafts/use-finding-words.ts';
import { refreshCourses } from './course-actions.ts';
import { isPublished, type CourseSession, type CourseView } from './course-drafts.ts';
import type { CourseWords } from './course-words.ts';
import { coursePath, workInCoursePath } from './courses-address.ts';

interface CoursePublicationProps {
  readonly session: CourseSession;
  readonly view: CourseView;
  readonly isUntouched: boolean;
  readonly words: CourseWords;
}

export function CoursePublication(props: CoursePublicationProps): ReactElement {
  const { session, view, isUntouched, words } = props;
  const { t } = useTranslation(['courses', 'work-editor']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { published, revision, id } = view.state;
  const isSame = isPublished(view);
  const savedToPublish = useSavedToPublish(session);
  const open = async (): Promise<void> => {
    if (await savedToPublish()) setOpen(true);
  };
  const onPublished = async (state: CourseDraftState): Promise<void> => {
    setOpen(false);
    showToast({ tone: 'success', text: t('form.published', { name: textIn(state.data.title, language) }) });
    session.receive(state);
    await refreshCourses();
    if (revision === 0) await navigate(coursePath(state.id), { replace: true });
  };
  const onDropped = async (): Promise<void> => {
    await refreshCourses();
    showToast({ tone: 'success', text: t('work-editor:discarded') });
    await navigate('/courses');
  };
  return (
    <>
      {isSame || isUntouched ? null : (
        <DiscardDraft
          session={session}
          published={published}
          drop={({ id: draftId, version }) =>
            call<typeof dropCourseDraft>('DELETE', '/courses/:id/draft', {
              params: { id: draftId },
              ifMatch: version,
            })
          }
          onDropped={() => void onDropped()}
        />
      )}
      <Button
        icon={<Send size={18} aria-hidden="true" />}
        text={t('work-editor:publish')}
        disabled={isSame || isUntouched}
        onClick={() => void open()}
      />
      {isOpen ? (
        <PublishCourse
          id={id}
          words={words}
          onClose={() => setOpen(false)}
          onPublished={(state) => void onPublished(state)}
        />
      ) : null}
    </>
  );
}

type Check = ResponseBody<typeof checkCourseDraft>;

/** What is found in the course, then in each of its new works. */
const withNewWorks = (check: Check) => ({
  ...check,
  findings: [
    ...check.findings,
    ...check.newWorks.flatMap(({ id, findings }) => findings.map((finding) => ({ ...finding, workId: id }))),
  ],
});
type Whole = ReturnType<typeof withNewWorks>;
type AnyFinding = Whole['findings'][number];

/** The editor of the new work that it is found in, or of its task. */
function placeIn(courseId: string, newWorks: Check['newWorks'], finding: AnyFinding): string | undefined {
  const work = newWorks.find(({ id }) => id === finding.workId);
  const taskId = 'taskId' in finding ? finding.taskId : null;
  return work && workInCoursePath({ id: work.id, isNew: true }, courseId, taskId);
}

/** The field of the course's own page. */
function mendInCourse(finding: AnyFinding): Mend | undefined {
  if ('taskId' in finding || finding.workId !== null) return undefined;
  const { code, language } = finding;
  if (code === 'UNDECIDED') return { place: 'decisions' };
  const isTitle = code === 'NO_TITLE' || code === 'TITLE_LANGUAGE';
  return isTitle ? { place: 'title', language: language ?? DEFAULT_LANGUAGE } : undefined;
}

/** The names of the work, and of its task, that a finding is about. */
function useAbout(words: CourseWords) {
  const reader = useLanguage();
  return (newWorks: Check['newWorks'], finding: AnyFinding): string | undefined => {
    const { workId } = finding;
    const taskId = 'taskId' in finding ? finding.taskId : null;
    const task = newWorks.find(({ id: one }) => one === workId)?.tasks.find(({ id: one }) => one === taskId);
    const names = [
      workId === null ? undefined : words.work(workId),
      task === undefined ? undefined : shortName(textIn(task.question, reader)),
    ];
    return names.filter(Boolean).join(' · ') || undefined;
  };
}

interface PublishCourseProps {
  readonly id: string;
  readonly words: CourseWords;
  readonly onClose: () => void;
  readonly onPublished: (state: CourseDraftState) => void;
}

function PublishCourse({ id, words, onClose, onPublished }: PublishCourseProps): ReactElement {
  const { t } = useTranslation('courses');
  const check = useQuery({
    ...callQuery<typeof checkCourseDraft>('/courses/:id/draft/check', { params: { id } }),
    select: withNewWorks,
    staleTime: 0,
    gcTime: 0,
  });
  const publish = useMutation({
    mutationFn: ({ version, newWorks }: Whole) =>
      call<typeof publishCourseDraft>('POST', '/courses/:id/draft/publication', {
        params: { id },
        body: { versions: newWorks.flatMap((work) => work.versions) },
        ifMatch: version,
      }),
    onSuccess: onPublished,
  });
  const sayOfWork = useFindingWords();
  const about = useAbout(words);
  const sayOfCourse = ({ code, language }: CourseFinding): string =>
    t(`findings.${code}`, { language: language === null ? '' : LANGUAGE_NAMES[language] });
  const say = (finding: AnyFinding): string =>
    'taskId' in finding ? sayOfWork(finding) : sayOfCourse(finding);
  return (
    <PublishOverlay title={t('publishing.title')} check={check} publish={publish} onClose={onClose}>
      {({ learnerCount, othersLearnerCount, findings, newWorks }) => (
        <>
          <div>
            <p>
              {learnerCount === 0
                ? t('publishing.nobody')
                : t('publishing.learners', { count: learnerCount })}
            </p>
            {othersLearnerCount === 0 ? null : <p>{t('publishing.others', { count: othersLearnerCount })}</p>}
            {newWorks.length === 0 ? null : (
              <p>
                {t('publishing.newWorks', {
                  count: newWorks.length,
                  tasks: newWorks.reduce((sum, { taskCount }) => sum + taskCount, 0),
                })}
              </p>
            )}
          </div>
          <CheckList
            findings={findings}
            say={say}
            about={(finding) => about(newWorks, finding)}
            placeOf={(finding) => placeIn(id, newWorks, finding)}
            mendOf={mendInCourse}
            onMend={(mend) => {
              onClose();
              goToMend(mend);
            }}
          />
        </>
      )}
    </PublishOverlay>
  );
}
