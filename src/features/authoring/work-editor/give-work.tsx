// From a published work straight to the control event that gives it.
import { GraduationCap } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SettingsWork } from '#contract/entities/work.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { givePath } from './work-address.ts';

interface Given {
  readonly id: string;
  readonly settingsWork: Pick<SettingsWork, 'modes'>;
}

/** The address where the work is given; undefined: it has no control, or the person may give none. */
export function useGivePath(): (work: Given) => string | undefined {
  const mayGive = useCan('EXECUTIONS_EDIT');
  return ({ id, settingsWork }) =>
    mayGive && settingsWork.modes.includes('CONTROL') ? givePath(id) : undefined;
}

export function GiveLink({ work }: { readonly work: Given }): ReactElement | null {
  const { t } = useTranslation('work-editor');
  const path = useGivePath()(work);
  if (path === undefined) return null;
  return (
    <Link to={path} className={buttonClass({ variant: 'secondary' })}>
      <GraduationCap size={18} aria-hidden="true" /> {t('give')}
    </Link>
  );
}
