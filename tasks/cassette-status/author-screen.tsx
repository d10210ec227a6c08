// How an author writes a cassette status form: true statuses by clicking slots, and the equipment's record.
import { useState, type ReactElement } from 'react';
import { z } from 'zod';
import { filled } from '#contract/languages.ts';
import { optionalTextSchema } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import styles from '../kit/author/author.module.css';
import { LinesInput } from '../kit/author/lines-input.tsx';
import { cassetteAuthorTexts } from './author-texts.ts';
import { cassetteStatusKind, trueStates } from './kind.ts';
import { PLATE_STATUSES, plateStatusSchema, slots, type ElementStates, type PlateStatus } from './schema.ts';
import { cassetteStatusTexts } from './texts.ts';

const statesSchema = z.record(z.string(), plateStatusSchema).catch({});
const begunSchema = z.object({
  record: z.array(optionalTextSchema).catch([]),
  initial: statesSchema,
  final: statesSchema,
  base: statesSchema,
});
const MAX_RECORDS = 60;

/** The states as one list; the lists that take precedence over it are empty then. */
const only = (base: ElementStates) => ({ initial: {}, final: {}, base });

function clicked(states: ElementStates, slot: string, brush: PlateStatus): ElementStates {
  const others = Object.entries(states).filter(([id]) => id !== slot);
  return Object.fromEntries(states[slot] === brush ? others : [...others, [slot, brush]]);
}

function CassetteStatusScreen({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const ui = useLanguage();
  const [texts, words] = [cassetteAuthorTexts(ui), cassetteStatusTexts(ui)];
  const [brush, setBrush] = useState<PlateStatus>('PROCESSED');
  const begun = begunSchema.parse(draft.params);
  const states = trueStates({ ...begun, record: [] });
  const set = (field: string | null, params: Readonly<Record<string, unknown>>): void =>
    edit(field, (now) => ({ ...now, params: { ...now.params, ...params } }));
  return (
    <div className={styles.form}>
      <LinesInput
        label={texts.record}
        description={texts.recordHow}
        lines={begun.record}
        language={language}
        max={MAX_RECORDS}
        onChange={(record) => set(`record ${language}`, { record })}
      />
      <Select
        label={texts.brush}
        description={texts.brushHow}
        placeholder={texts.none}
        value={brush}
        onChange={setBrush}
        options={PLATE_STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
      />
      <Slots states={states} onSlot={(slot) => set(null, only(clicked(states, slot, brush)))} />
      <div className={styles.line}>
        <Button
          size="s"
          variant="secondary"
          text={texts.all}
          onClick={() =>
            set(null, only({ ...Object.fromEntries(slots.map((slot) => [slot, brush])), ...states }))
          }
        />
        <Button size="s" variant="secondary" text={texts.clear} onClick={() => set(null, only({}))} />
      </div>
    </div>
  );
}

interface SlotsProps {
  readonly states: ElementStates;
  readonly onSlot: (slot: string) => void;
}

/** The highest slot first, as in the cassette. */
function Slots({ states, onSlot }: SlotsProps): ReactElement {
  const ui = useLanguage();
  const [texts, words] = [cassetteAuthorTexts(ui), cassetteStatusTexts(ui)];
  return (
    <ol className={styles.slots} aria-label={texts.slots}>
      {slots.toReversed().map((slot) => {
        const status = states[slot];
        return (
          <li key={slot}>
            <button
              type="button"
              className={styles.slot}
              data-set={status !== undefined}
              onClick={() => onSlot(slot)}
            >
              <span>{filled(texts.slot, { slot })}</span>
              <span className={styles.note}>
                {status === undefined ? texts.none : words.statuses[status]}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export const CASSETTE_STATUS_AUTHOR: TaskAuthor = {
  kind: cassetteStatusKind,
  Screen: CassetteStatusScreen,
  blank: () => ({ params: { record: [], ...only({}) } }),
  picture: (
    <>
      <rect x="24" y="4" width="48" height="56" rx="4" />
      <path d="M30 14h36M30 22h36M30 30h36M30 38h20M30 46h36M30 54h28" />
    </>
  ),
  example: {
    ru: 'Заполните форму состояния кассеты по записям оборудования',
    en: 'Fill in the cassette status form from the equipment’s records',
    ch: '根据设备记录填写晶圆盒状态表',
  },
};
