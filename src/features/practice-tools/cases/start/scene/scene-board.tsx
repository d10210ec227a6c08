// The start of a case in its scene: the scene, a list of all that can be chosen in it, and beside them what is chosen.
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { named } from '#src/i18n/named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import styles from './scene-board.module.css';

export interface SceneObject {
  readonly id: string;
  readonly name: string;
}

interface SceneBoardProps {
  readonly stage: ReactNode;
  readonly objects: readonly SceneObject[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Why there can be no such start: the scene shows the last one that could be. */
  readonly problems: readonly { readonly path: string; readonly id: string; readonly reason: Trilingual }[];
  /** What can be done with the chosen object. */
  readonly children: ReactNode;
}

/** Its place is held until the scene has come: nothing below moves while somebody types there. */
export function SceneBoard(props: SceneBoardProps): ReactElement {
  const { stage, objects, chosen, onChoose, problems, children } = props;
  const { t } = useTranslation(['case-start', 'lists']);
  const language = useLanguage();
  return (
    <div className={styles.board}>
      <div className={styles.main}>
        <section className={styles.stage} aria-label={t('scene.title')}>
          <Suspense fallback={<Skeleton shape="block" height="100%" />}>{stage}</Suspense>
        </section>
        <div aria-live="polite">
          {problems.length === 0 ? null : (
            <ul className={styles.problems}>
              {problems.map(({ path, id, reason }) => (
                <li key={`${path} ${id}`}>{named(language, textIn(reason, language), id)}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.side}>
        <ComboBox
          label={t('scene.object')}
          placeholder={t('scene.find')}
          emptyText={t('lists:nothingFound')}
          value={chosen}
          onChange={onChoose}
          options={objects.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {children}
      </div>
    </div>
  );
}
