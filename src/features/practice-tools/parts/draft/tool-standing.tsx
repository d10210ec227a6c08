// Whether all of an action or a profile is published, and who else has it open.
import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#src/ui/data/badge.tsx';
import { useMergedWords } from '#src/ui/loaded/drafts/use-merged-words.ts';
import styles from '../../practice-tools.module.css';
import type { ToolData, ToolState, ToolView } from './tool-drafts.ts';
import { isChanged } from './tool-publication.tsx';

interface ToolStandingProps<T extends ToolData, State extends ToolState<T>> {
  readonly view: ToolView<T, State>;
  readonly people: readonly string[];
}

export function ToolStanding<T extends ToolData, State extends ToolState<T>>(
  props: ToolStandingProps<T, State>,
): ReactElement {
  const { view, people } = props;
  const { t } = useTranslation('practice-tools');
  const merged = useMergedWords(view);
  const name = view.state.published === null ? 'NEW' : isChanged(view) ? 'DRAFT' : 'PUBLISHED';
  return (
    <div className={styles.badges}>
      <Badge tone={name === 'PUBLISHED' ? 'success' : 'amber'}>{t(`draft.state.${name}`)}</Badge>
      <span aria-live="polite" className={styles.note}>
        {people.length === 0 ? null : (
          <>
            <Users size={18} aria-hidden="true" /> {t('draft.people', { names: people.join(', ') })}
          </>
        )}
        {merged === null ? null : ` ${merged}`}
      </span>
    </div>
  );
}
