// The works of a course in order, and when each opens.
import { FilePlus2, Plus, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DraftOpens } from '#contract/entities/course-draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isoTime, localTime } from '#src/lib/forms/local-time.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { siteZone } from '#src/i18n/site-zone.ts';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { WorkKindIcon } from '#src/ui/loaded/work-kind-icon.tsx';
import { SortableList } from '#src/ui/sorting/sortable-list.tsx';
import type { CourseWork } from './course-drafts.ts';
import { workInCoursePath } from './courses-address.ts';
import { useNewWork } from './new-work.ts';
import { waitingForEarlier } from './waiting-for-earlier.ts';
import { WorkPicker } from './work-picker.tsx';
import styles from './courses.module.css';

interface CourseWorksProps {
  readonly courseId: string;
  readonly works: readonly CourseWork[];
  /** Works that the course did not have. */
  readonly onAdd: (works: readonly CourseWork[]) => void;
  readonly onChange: (works: readonly CourseWork[]) => void;
}

export function CourseWorks({ courseId, works, onAdd, onChange }: CourseWorksProps): ReactElement {
  const { t } = useTranslation('courses');
  const [isPicking, setPicking] = useState(false);
  const mayMake = useCan('WORKS_EDIT');
  const change = (next: readonly CourseWork[]): void => onChange(waitingForEarlier(next));
  const take = (added: readonly CourseWork[]): void => {
    onAdd(added);
    change([...works, ...added]);
  };
  const make = useNewWork(courseId, (work) => take([work]));
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t(works.length === 0 ? 'form.noWorks' : 'form.worksHint')}</p>
      <InOrder courseId={courseId} works={works} change={change} />
      {make.isError ? (
        <Notice tone="danger" live>
          {make.error.message}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        {mayMake ? (
          <Button
            icon={<FilePlus2 size={18} aria-hidden="true" />}
            text={t('form.makeWork')}
            loading={make.isPending}
            onClick={() => make.mutate()}
          />
        ) : null}
        <Button
          variant="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          text={t('form.addWorks')}
          onClick={() => setPicking(true)}
        />
      </div>
      {isPicking ? (
        <WorkPicker
          there={works}
          onPick={(added) => {
            take(added);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  );
}

interface InOrderProps {
  readonly courseId: string;
  readonly works: readonly CourseWork[];
  readonly change: (works: readonly CourseWork[]) => void;
}

function InOrder({ courseId, works, change }: InOrderProps): ReactElement {
  const { t } = useTranslation('courses');
  const language = useLanguage();
  const inOrder = (order: readonly string[]): void =>
    change(order.flatMap((id) => works.find((work) => work.id === id) ?? []));
  const open = (id: string, opens: DraftOpens): void =>
    change(works.map((work) => (work.id === id ? { ...work, opens } : work)));
  return (
    <SortableList
      label={t('form.works')}
      items={works.map((work) => ({
        ...work,
        name: textIn(work.title, language).trim() || t('preview.untitled'),
      }))}
      onOrder={inOrder}
      say={{
        up: (name) => t('form.up', { name }),
        down: (name) => t('form.down', { name }),
        drag: (name) => t('form.drag', { name }),
        moved: (name, place, count) => t('form.moved', { name, place, count }),
      }}
      actions={({ id, name }) => (
        <IconButton
          size="s"
          label={t('form.removeWork', { name })}
          icon={<X size={18} aria-hidden="true" />}
          onClick={() => change(works.filter((work) => work.id !== id))}
        />
      )}
    >
      {(work, place) => (
        <WorkInCourse
          courseId={courseId}
          work={work}
          name={work.name}
          earlier={works.slice(0, place)}
          onOpens={(opens) => open(work.id, opens)}
        />
      )}
    </SortableList>
  );
}

interface WorkInCourseProps {
  readonly courseId: string;
  readonly work: CourseWork;
  readonly name: string;
  readonly earlier: readonly CourseWork[];
  readonly onOpens: (opens: DraftOpens) => void;
}

function WorkInCourse({ courseId, work, name, earlier, onOpens }: WorkInCourseProps): ReactElement {
  const { t } = useTranslation(['courses', 'cabinet']);
  return (
    <>
      <span className={styles.workWords}>
        <WorkKindIcon kind={work.kind} />
        <span>
          <Link className={linkClass()} to={workInCoursePath(work, courseId)}>
            {name}
          </Link>
          <span className={styles.note}>
            {t(`cabinet:kinds.${work.kind}`)} · {t('form.tasks', { count: work.taskCount })}
            {work.isNew === true ? ` · ${t('form.newWork')}` : ''}
          </span>
        </span>
      </span>
      <Opening work={work} name={name} earlier={earlier} onOpens={onOpens} />
    </>
  );
}

const AFTER = 'AFTER ';

function chosenOf(opens: DraftOpens): string {
  return opens.kind === 'AFTER' ? `${AFTER}${opens.workId}` : opens.kind;
}

function opensOf(chosen: string): DraftOpens {
  if (chosen.startsWith(AFTER)) return { kind: 'AFTER', workId: chosen.slice(AFTER.length) };
  return chosen === 'FROM' ? { kind: 'FROM', at: null } : { kind: 'AT_ONCE' };
}

function Opening({ work, name, earlier, onOpens }: Omit<WorkInCourseProps, 'courseId'>): ReactElement {
  const { t } = useTranslation('courses');
  const language = useLanguage();
  const { opens } = work;
  return (
    <span className={styles.opening}>
      <Select
        labelHidden
        label={t('form.opens', { name })}
        placeholder={t('form.opensKinds.AT_ONCE')}
        value={chosenOf(opens)}
        onChange={(chosen) => onOpens(opensOf(chosen))}
        options={[
          { value: 'AT_ONCE', label: t('form.opensKinds.AT_ONCE') },
          ...earlier.map(({ id, title }) => ({
            value: `${AFTER}${id}`,
            label: t('form.after', { name: textIn(title, language) }),
          })),
          { value: 'FROM', label: t('form.opensKinds.FROM') },
        ]}
      />
      {opens.kind === 'FROM' ? (
        <DateField
          withTime
          label={t('form.from')}
          labelHidden
          description={t('form.zone', { zone: siteZone() })}
          error={opens.at === null ? t('form.noDate') : undefined}
          value={localTime(opens.at)}
          onChange={(time) => onOpens({ kind: 'FROM', at: isoTime(time) })}
        />
      ) : null}
    </span>
  );
}
