// The sign of a kind of work, beside its name in words.
import { FileText, FlaskConical, GraduationCap, ListChecks } from 'lucide-react';
import type { ReactElement } from 'react';
import type { WorkKind } from '#contract/entities/work.ts';
import styles from './course-card.module.css';

const ICONS = {
  THEORY: ListChecks,
  DOCUMENT: FileText,
  PRACTICE: FlaskConical,
  EXAM: GraduationCap,
} as const satisfies Record<WorkKind, typeof FileText>;

export function WorkKindIcon({ kind }: { readonly kind: WorkKind }): ReactElement {
  const Icon = ICONS[kind];
  return <Icon size={20} aria-hidden="true" className={styles.kind} />;
}
