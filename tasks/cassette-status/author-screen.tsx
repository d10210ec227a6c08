// How an author writes a cassette status form: true statuses by clicking slots, and the equipment's record.
import { useState, type ReactElement } from 'react';
import { z } from 'zod';
import { optionalTextSchema } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import styles from '../kit/author/author.module.css';
import { LinesInput } from '../kit/author/lines-input.tsx';
import { cassetteAuthorTexts } from './author-texts.ts';
import { Cassette } from './cassette.tsx';
import { cassetteStatusKind, trueStates } from './kind.ts';
import { withStatus } from './put-status.ts';
import { plateStatusSchema, slots, type ElementStates, type PlateStatus } from './schema.ts';
import { StatusPalette } from './status-palette.tsx';

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

function CassetteStatusScreen({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const ui = useLanguage();
  const texts = cassetteAuthorTexts(ui);
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
      <p className={styles.note}>{texts.brushHow}</p>
      <StatusPalette value={brush} language={ui} onChange={setBrush} />
      <Cassette
        label={texts.slots}
        states={states}
        language={ui}
        onPut={(put) => set(null, only(withStatus(states, put, brush)))}
      />
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
