// The four load ports side by side, each with the 25 slots of its cassette.
import { useId } from 'react';
import type { ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import type { SlotCode } from '#contract/simulation/equipment-kinds.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import type { PortColumnView, SlotView } from '../terminal-view.ts';
import type { TerminalTexts } from '../texts/ru.ts';
import type { TerminalIntents } from '../terminal-intents.ts';
import type { ScreenProps } from './plain-screens.tsx';
import styles from '../cassettes.module.css';
import frame from '../terminal.module.css';

export function CassettesScreen({ body, texts, intents }: ScreenProps<'CASSETTES'>): ReactElement {
  const name = useId();
  const chosen = body.ports.find(({ id }) => id === body.port);
  const slot = chosen?.slots.find((one) => one.slot === body.slot);
  return (
    <>
      <fieldset className={styles.ports}>
        <legend className={frame.legend}>{texts.cassettes.ports}</legend>
        {body.ports.map((port) => (
          <Port
            key={port.id}
            port={port}
            name={name}
            isChosen={port.id === body.port}
            slot={body.slot}
            texts={texts}
            intents={intents}
          />
        ))}
      </fieldset>
      <p className={styles.detail} aria-live="polite">
        {chosen?.title}
        {texts.marks.colon}
        {slot ? slotText(slot, texts) : `${texts.labels.map} · ${chosen?.map.text ?? ''}`}
      </p>
    </>
  );
}

function slotText({ slot, code, status }: SlotView, texts: TerminalTexts): string {
  const what = code === undefined ? texts.cassettes.unread : `${code} · ${texts.slotCodes[code]}`;
  const state = status.text === '' || code === 'E' ? '' : ` · ${status.text}`;
  return `${texts.labels.slot} ${slot} · ${what}${state}`;
}

interface PortProps {
  readonly port: PortColumnView;
  readonly name: string;
  readonly isChosen: boolean;
  readonly slot: number;
  readonly texts: TerminalTexts;
  readonly intents: TerminalIntents;
}

function Port({ port, name, isChosen, slot, texts, intents }: PortProps): ReactElement {
  const { labels, cassettes } = texts;
  const words = [
    [labels.identity, port.identity],
    [labels.map, port.map],
    [labels.access, port.access],
  ] as const;
  return (
    <div className={styles.port} data-chosen={isChosen || undefined}>
      <label className={styles.head}>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          className={frame.radio}
          aria-label={filled(cassettes.summary, {
            port: port.title,
            pod: port.pod,
            map: `${labels.map}${texts.marks.colon}${port.map.text}`,
            count: port.count,
          })}
          onChange={() => intents.onChoose({ kind: 'port', id: port.id })}
        />
        <strong>{port.title}</strong>
        <span className={styles.pod}>{port.pod}</span>
        <span className={styles.lot}>{port.lot}</span>
      </label>
      <p className={joinClasses(styles.transfer, frame[port.transfer.tone])}>{port.transfer.text}</p>
      <dl className={styles.words}>
        {words.map(([label, word]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={frame[word.tone]}>{word.text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.motion}>{port.motion === '' ? ' ' : port.motion}</p>
      <Slots port={port} isChosen={isChosen} slot={slot} texts={texts} intents={intents} />
      <p className={styles.count}>
        {labels.plates}
        {texts.marks.colon}
        {port.count}
      </p>
    </div>
  );
}

/** Slot 25 is at the top, as in the cassette. Slots of the selected port can be selected too. */
function Slots({ port, isChosen, slot, texts, intents }: Omit<PortProps, 'name'>): ReactElement {
  const name = useId();
  const slots = port.slots.toReversed().map((one) => (
    <label
      key={one.slot}
      className={styles.slot}
      data-slot={one.slot}
      data-chosen={(isChosen && one.slot === slot) || undefined}
    >
      {isChosen ? (
        <input
          type="radio"
          name={name}
          className={frame.radio}
          checked={one.slot === slot}
          aria-label={slotText(one, texts)}
          onChange={() => intents.onChoose({ kind: 'slot', slot: one.slot })}
        />
      ) : null}
      <span className={styles.number}>{one.slot}</span>
      <span className={joinClasses(styles.wafer, one.code && styles[SLOT_LOOKS[one.code]], toneOf(one))} />
      <span className={styles.code}>{one.code === undefined || one.code === 'F' ? ' ' : one.code}</span>
    </label>
  ));
  if (!isChosen)
    return (
      <div className={styles.slots} aria-hidden="true">
        {slots}
      </div>
    );
  return (
    <fieldset className={styles.slots} aria-label={filled(texts.cassettes.slots, { port: port.title })}>
      {slots}
    </fieldset>
  );
}

const SLOT_LOOKS = {
  E: 'vacant',
  F: 'full',
  C: 'crossed',
  D: 'double',
  U: 'unknown',
} as const satisfies Record<SlotCode, string>;

function toneOf({ code, status }: SlotView): string | undefined {
  return code === 'F' ? styles[`is-${status.tone}`] : undefined;
}
