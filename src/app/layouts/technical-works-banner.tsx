import { lazy, Suspense, type ReactElement } from 'react';
import { isAnnounced, useTechnicalWorks } from '#src/lib/api/technical-works.ts';
import { useNow } from '#src/lib/device/use-now.ts';
import { loadChunk } from '../lazy-screen.ts';

const loadWords = () => import('./technical-works-words.tsx');
const Words = lazy(async () => ({ default: (await loadChunk(loadWords)).TechnicalWorksWords }));

/** Announces technical works on every page: from a day before they begin until they end. */
export function TechnicalWorksBanner(): ReactElement | null {
  const works = useTechnicalWorks();
  const now = useNow();
  if (works === undefined || (works.status !== 'ACTIVE' && !isAnnounced(works, now))) return null;
  return (
    <Suspense fallback={null}>
      <Words works={works} />
    </Suspense>
  );
}
