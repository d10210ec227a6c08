// /works, in views by `?view=`: works, the bank of all tasks, what is not published yet, what a check found, the trash.
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/lib/session/current-user.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Link } from 'react-router-dom';
import { Drafts } from './drafts.tsx';
import { RegradeScreen } from '../regrade/regrade-screen.tsx';
import { WorkRegradeScreen } from '../regrade/work-regrade-screen.tsx';
import { TASK_PARAM } from '../work-editor/work-address.ts';
import { FaultyWorks } from '../workshop/faulty-works.tsx';
import { Trash } from '../workshop/trash.tsx';
import { Bank } from './bank.tsx';
import { Works } from './works.tsx';
import { IMPORT_VIEW } from './works-address.ts';
import styles from './works.module.css';

const LateTask = lazy(async () => ({
  default: (await import('../task-editor/task-of-bank.tsx')).TaskOfBankScreen,
}));

const LateImport = lazy(async () => ({
  default: (await import('../exchange/import-screen.tsx')).TaskImportScreen,
}));

const VIEWS = ['works', 'bank', 'drafts', 'faulty', 'trash'] as const;
type View = (typeof VIEWS)[number];

const CONTENTS: Readonly<Record<View, ReactElement>> = {
  works: <Works />,
  bank: <Bank />,
  drafts: <Drafts ofCourses="false" />,
  faulty: <FaultyWorks />,
  trash: <Trash />,
};

export function WorksScreen(): ReactElement {
  const { t } = useTranslation('works');
  const [params, change] = useAddress();
  const seesBank = useCan('TASKS_EDIT');
  const views = VIEWS.filter((view) => view !== 'bank' || seesBank);
  const view: View = views.find((one) => one === params.get('view')) ?? 'works';
  // Each view has orders and filters of its own.
  const show = (next: View): void =>
    change(() => new URLSearchParams(next === 'works' ? {} : { view: next }));
  const regraded = params.get('regrade');
  if (seesBank && regraded !== null)
    return view === 'bank' ? (
      <RegradeScreen key={regraded} taskId={regraded} />
    ) : (
      <WorkRegradeScreen key={regraded} workId={regraded} />
    );
  if (seesBank && params.get('view') === IMPORT_VIEW)
    return (
      <Suspense fallback={<Loader label={t('openingImport')} />}>
        <LateImport />
      </Suspense>
    );
  const task = params.get(TASK_PARAM);
  if (seesBank && task !== null)
    return (
      <Suspense fallback={<Loader label={t('opening')} />}>
        <LateTask key={task} id={task} />
      </Suspense>
    );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Link className={buttonClass()} to="/work-create">
          {t('make')}
        </Link>
      </div>
      <Tabs
        label={t('views.label')}
        value={view}
        onChange={show}
        tabs={views.map((id) => ({ id, title: t(`views.${id}`), content: CONTENTS[id] }))}
      />
    </div>
  );
}
