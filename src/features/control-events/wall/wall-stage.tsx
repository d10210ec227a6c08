// The one renderer of a wall, out of sight: it draws whoever's turn it is, and is gone with the wall.
import { Suspense, type ReactElement } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TASK_VIEWS } from '#tasks/views.ts';
import type { Job } from './use-wall.ts';
import styles from './wall.module.css';

export function WallStage({ job }: { readonly job: Job | undefined }): ReactElement | null {
  const language = useLanguage();
  if (job === undefined) return null;
  const { stage, replay, canvas, onDrawn } = job;
  const { simulation, entries } = replay;
  const { Screen } = TASK_VIEWS[simulation.simulation].still;
  return (
    <div className={styles.hidden} aria-hidden="true" inert>
      <div className={styles.stage} data-wall-stage>
        <Suspense fallback={null}>
          <Screen key={stage} {...{ simulation, entries, language, onDrawn }} into={canvas} />
        </Suspense>
      </div>
    </div>
  );
}
