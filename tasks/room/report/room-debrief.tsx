// The debriefing of a finished run in the room: particles carried in with their sources, and what dirty hands
// touched.
import { useMemo, type ReactElement } from 'react';
import { carriedInBy } from '#machines/room/particles.ts';
import { touchLedger } from '#machines/room/touch-ledger.ts';
import type { DebriefScreenProps } from '../../view-props.ts';
import { roomTexts } from '../texts/room-texts.ts';
import { CarriedInReport } from './carried-in-report.tsx';
import styles from './debrief.module.css';
import { endOf } from './room-end.ts';
import { TouchReport } from './touch-report.tsx';
import { WayByRoom } from './way-by-room.tsx';

/** Renders nothing when the case's data do not fit this version, or the ruleset does not count particles. */
export function RoomDebrief({
  simulation,
  entries,
  grade,
  reference,
  language,
  onMoment,
}: DebriefScreenProps): ReactElement | null {
  const end = useMemo(() => endOf(simulation, entries), [simulation, entries]);
  if (!end) return null;
  const texts = roomTexts(language).report;
  const carried = carriedInBy(end.ruleset, end.state);
  return (
    <div className={styles.debrief}>
      {grade === null || reference === null ? null : (
        <WayByRoom {...{ grade, reference, language, onMoment }} ruleset={end.ruleset} />
      )}
      {end.ruleset.particles ? (
        <section>
          <h3>{texts.carried}</h3>
          {carried ? (
            <CarriedInReport carried={carried} language={language} />
          ) : (
            <p className={styles.note}>{texts.notInside}</p>
          )}
        </section>
      ) : null}
      <section>
        <h3>{texts.touches}</h3>
        <TouchReport rows={touchLedger(end.ruleset, end.state)} language={language} onMoment={onMoment} />
      </section>
    </div>
  );
}
