// What the list says of where an action or a profile stands.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#src/ui/data/badge.tsx';
import styles from '../../practice-tools.module.css';

interface ToolBadgesProps {
  readonly item: { readonly isBuiltIn: boolean; readonly isDraft: boolean; readonly revision: number };
  readonly builtIn: string;
}

export function ToolBadges({ item, builtIn }: ToolBadgesProps): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const { isBuiltIn, isDraft, revision } = item;
  if (!isBuiltIn && !isDraft) return null;
  return (
    <span className={styles.badges}>
      {isBuiltIn ? <Badge>{builtIn}</Badge> : null}
      {isDraft ? <Badge tone="amber">{t(`draft.state.${revision === 0 ? 'NEW' : 'DRAFT'}`)}</Badge> : null}
    </span>
  );
}
