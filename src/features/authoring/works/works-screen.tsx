// /works: the works, and the bank of all tasks, in two views; `?view=bank` is the bank.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/lib/session/current-user.ts';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { Bank } from './bank.tsx';
import { Works } from './works.tsx';
import styles from './works.module.css';

type View = 'works' | 'bank';

export function WorksScreen(): ReactElement {
  const { t } = useTranslation('works');
  const [params, change] = useAddress();
  const seesBank = useCan('TASKS_EDIT');
  const view: View = seesBank && params.get('view') === 'bank' ? 'bank' : 'works';
  // Each view has orders and filters of its own.
  const show = (next: View): void => change(() => new URLSearchParams(next === 'bank' ? { view: next } : {}));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {seesBank ? (
        <Tabs
          label={t('views.label')}
          value={view}
          onChange={show}
          tabs={[
            { id: 'works', title: t('views.works'), content: <Works /> },
            { id: 'bank', title: t('views.bank'), content: <Bank /> },
          ]}
        />
      ) : (
        <Works />
      )}
    </div>
  );
}
