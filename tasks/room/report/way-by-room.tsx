// How it should be, room by room: each step of the right way with how it was done, and the way to its moment.
import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ReplayReference } from '#contract/entities/attempt.ts';
import { filled, textIn, type Language } from '#contract/languages.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { clockText } from '../../simulation/clock-text.ts';
import { replayTexts } from '../../simulation/replay-texts.ts';
import { shownStatus } from '../../simulation/shown-status.ts';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './debrief.module.css';
import { stepsByRoom, type RoomOfWay, type StepInRoom } from './steps-by-room.ts';

interface WayByRoomProps {
  readonly grade: Grade;
  readonly reference: ReplayReference;
  readonly ruleset: RoomRuleset;
  readonly language: Language;
  readonly onMoment: (atMs: number) => void;
}

type RowProps = Pick<WayByRoomProps, 'language' | 'onMoment'>;

export function WayByRoom({ grade, reference, ruleset, ...row }: WayByRoomProps): ReactElement | null {
  const rooms = stepsByRoom(grade, reference);
  if (rooms.length === 0) return null;
  const texts = roomTexts(row.language).report;
  return (
    <section>
      <h3>{texts.byRoom}</h3>
      {rooms.map((room) => (
        <Room key={room.location} {...row} room={room} name={nameOf(ruleset, room.location, row.language)} />
      ))}
    </section>
  );
}

function nameOf(ruleset: RoomRuleset, location: string, language: Language): string {
  const found = ruleset.map.locations.find(({ id }) => id === location);
  return found === undefined ? location : textIn(found.text, language);
}

interface RoomProps extends RowProps {
  readonly room: RoomOfWay;
  readonly name: string;
}

/** A room in which something was not right stands open. */
function Room({ room: { steps }, name, ...row }: RoomProps): ReactElement {
  const texts = roomTexts(row.language).report;
  const done = steps.filter(({ judgement }) => shownStatus(judgement) === 'done').length;
  return (
    <details className={styles.room} open={done < steps.length}>
      <summary>
        {name} <span className={styles.note}>{filled(texts.inRoom, { done, total: steps.length })}</span>
      </summary>
      <ol className={styles.touches}>
        {steps.map((step) => (
          <Step key={step.judgement.id} {...row} step={step} />
        ))}
      </ol>
    </details>
  );
}

function Step({ step, language, onMoment }: RowProps & { readonly step: StepInRoom }): ReactElement {
  const { judgement, atMs } = step;
  const status = shownStatus(judgement);
  const isDone = status === 'done';
  const Icon = isDone ? Check : X;
  const time = clockText(atMs);
  return (
    <li>
      <div className={styles.way} data-done={isDone}>
        <Icon size={16} aria-hidden="true" />
        <p>
          {textIn(judgement.text, language)}
          {isDone ? null : (
            <small className={styles.note}>{replayTexts(language).replay.status[status]}</small>
          )}
        </p>
      </div>
      <Button
        size="s"
        variant="secondary"
        text={time}
        aria-label={filled(roomTexts(language).report.momentOf, { time })}
        onClick={() => onMoment(atMs)}
      />
    </li>
  );
}
