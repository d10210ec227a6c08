// The latest attempt behind a number that is no good, where the reader may open it.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { runPath } from './people/results-path.ts';

interface OpenLastProps {
  readonly attemptId: string | null | undefined;
  /** What it is about: links of one list are told apart. */
  readonly of: string;
}

export function OpenLast({ attemptId = null, of }: OpenLastProps): ReactElement | null {
  const { t } = useTranslation('statistics');
  const { isHidden } = useHiddenNames();
  if (attemptId === null) return null;
  const words = t('ofPeople.openWrong');
  return (
    <Link className={linkClass()} to={runPath(attemptId, isHidden)} aria-label={`${words}: ${of}`}>
      {words}
    </Link>
  );
}
