// What a way through the room carried into the clean room, as one figure of its report.
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { carriedInBy } from '#machines/room/particles.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { StatTile } from '#src/ui/stat-tile.tsx';
import { endOf } from '#tasks/room/report/room-end.ts';
import type { FinishedRun } from './finished-run.ts';

/** Nothing where the person did not come so far. */
export function ParticlesTile({
  practice,
  run,
}: {
  readonly practice: PracticeCase;
  readonly run: FinishedRun;
}): ReactElement | null {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const end = useMemo(() => endOf(practice.play, run.entries), [practice, run]);
  const carried = end?.ruleset.particles ? carriedInBy(end.ruleset, end.state) : undefined;
  if (!carried) return null;
  return (
    <StatTile
      label={t('particles')}
      value={format.number(carried.perM3)}
      note={t(carried.isWithin ? 'particlesWithin' : 'particlesOver', {
        limit: format.number(carried.limitPerM3),
      })}
    />
  );
}
