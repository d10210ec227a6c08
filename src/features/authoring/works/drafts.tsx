// Drafts, those of courses too where they are asked for.
import type { ReactElement } from 'react';
import type { ListedDraft } from '#contract/entities/draft.ts';
import { DraftList } from '#src/ui/loaded/drafts/draft-list.tsx';
import { taskPath } from '../work-editor/work-address.ts';
import { workAddress } from '../workshop/content-words.ts';
import styles from './works.module.css';

function addressOf(draft: ListedDraft): string {
  const { kind, id, isNew } = draft;
  if (kind === 'TASK') return taskPath(id);
  return kind === 'WORK' ? workAddress(draft) : `/course-create?${isNew ? 'draft' : 'id'}=${id}`;
}

export function Drafts({ ofCourses }: { readonly ofCourses?: 'false' }): ReactElement {
  return (
    <div className={styles.view}>
      <DraftList to={addressOf} {...(ofCourses === undefined ? {} : { ofCourses })} />
    </div>
  );
}
