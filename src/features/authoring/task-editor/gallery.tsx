// The types of tasks with a picture and an example each; choosing one begins a new task.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskDraftState } from '#contract/entities/task-draft.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { loadAuthors } from '#tasks/authors.ts';
import type { TaskAuthor } from '#tasks/kit/author/author-props.ts';
import styles from './task-editor.module.css';
import { beginTask } from './use-task-draft.ts';

interface GalleryProps {
  readonly onBegun: (task: TaskDraftState) => void;
  readonly onClose: () => void;
}

export function Gallery({ onBegun, onClose }: GalleryProps): ReactElement {
  const { t } = useTranslation(['task-editor', 'works', 'common']);
  const language = useLanguage();
  const authors = useQuery({ queryKey: ['task authors'], queryFn: loadAuthors, staleTime: Infinity });
  const begin = useMutation({
    mutationFn: ([type, author]: readonly [TaskType, TaskAuthor]) => beginTask(type, author),
    onSuccess: onBegun,
  });
  return (
    <Overlay
      open
      size="l"
      title={t('gallery.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={begin.isPending}
    >
      {authors.isPending ? <Skeleton shape="block" height="320px" /> : null}
      {authors.isError ? <QueryError query={authors} /> : null}
      {begin.isError ? (
        <Notice tone="danger" live>
          {begin.error.message}
        </Notice>
      ) : null}
      <ul className={styles.gallery}>
        {(authors.data ?? []).map(([type, author]) => (
          <li key={type}>
            <button
              type="button"
              className={styles.offer}
              disabled={begin.isPending}
              onClick={() => begin.mutate([type, author])}
            >
              <svg viewBox="0 0 96 64" className={styles.sign} aria-hidden="true">
                {author.picture}
              </svg>
              <span className={styles.offerText}>
                <strong>{t(`works:types.${type}`)}</strong>
                <span className={styles.note}>{t(`gallery.${type}`)}</span>
                <span className={styles.example}>
                  {t('gallery.example', { text: textIn(author.example, language) })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
