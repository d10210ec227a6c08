// An attempt of TRAINING that runs: the ways to its scenes, to watch and to guide.
import { Radio } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import styles from './guiding.module.css';

export function WaysToGuide({ results }: { readonly results: readonly TaskResult[] }): ReactElement {
  const { t } = useTranslation('guiding');
  const [params] = useSearchParams();
  const played = results.filter(({ taskType }) => TASK_VIEWS[taskType].review === null);
  return (
    <Notice
      tone="info"
      action={
        played.length === 0 ? undefined : (
          <div className={styles.ways}>
            {played.map(({ taskId, order }) => (
              <Link
                key={taskId}
                className={buttonClass({ variant: 'secondary' })}
                to={sceneOf(params, taskId)}
              >
                <Radio size={18} aria-hidden="true" />
                {played.length === 1 ? t('watch') : t('watchTask', { number: order + 1 })}
              </Link>
            ))}
          </div>
        )
      }
    >
      {t('running')}
    </Notice>
  );
}

/** The address of a task's scene, beside the attempt's own. */
function sceneOf(params: URLSearchParams, taskId: string): string {
  const next = new URLSearchParams(params);
  next.set('task', taskId);
  next.set('guide', '1');
  return `?${next.toString()}`;
}
