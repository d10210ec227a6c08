// The paper that is held, in a drawer below the scene, so that the bay stays in view.
import { Suspense, type ReactElement } from 'react';
import { paperViewOf } from '../view/paper-view-of.ts';
import { LatePaperHolder } from './late-parts.ts';
import type { PapersProps } from './paper-shelf.tsx';
import styles from './equipment-player.module.css';

export function PaperDrawer({ game, model, language }: PapersProps): ReactElement | null {
  const { state } = model.view;
  const { paper } = state;
  const view = paper === undefined ? undefined : paperViewOf(game.ruleset, state, paper, language);
  if (!view || paper === undefined) return null;
  return (
    <div className={styles.drawer}>
      <Suspense fallback={null}>
        <LatePaperHolder
          view={view}
          language={language}
          onFill={(field, value, slot) =>
            model.act([
              {
                code: 'FILL',
                item: paper,
                params: slot === undefined ? { field, value } : { field, value, slot },
              },
            ])
          }
          onCheck={(against, matches) =>
            model.act([{ code: 'VERIFY', item: paper, params: { against, matches } }])
          }
          onSign={() => model.act([{ code: 'SIGN', item: paper }])}
          onClose={() => model.act([{ code: 'CLOSE_PAPER', item: paper }])}
        />
      </Suspense>
    </div>
  );
}
