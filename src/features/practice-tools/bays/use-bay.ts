// The rules of a bay while they are open: the base, a site's edits of it, and how a row is changed.
import { useMemo } from 'react';
import type { BayDraft } from '#contract/entities/bay-draft.ts';
import { textIn, type Language } from '#contract/languages.ts';
import type { BayEdits, BayRow, BayTable } from '#contract/simulation/bay-edits.ts';
import type { TrackTimes } from '#contract/simulation/equipment-track.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import {
  rowNow,
  rowsOfBase,
  withoutRow,
  withRow,
  withTime,
  type BayRows,
} from '#machines/equipment/editing/bay-rows.ts';
import type { BayRules } from '#machines/equipment/solver/case-effect.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { EditTool } from '../parts/draft/tool-drafts.ts';

interface Opened {
  readonly base: BayRules;
  readonly edits: BayEdits;
  readonly edit: EditTool<BayDraft>;
  /** In which texts are written. */
  readonly language: Language;
}

export interface Bay extends Opened {
  readonly rows: BayRows;
  /** The row of a table as it is now. */
  readonly row: <Table extends BayTable>(table: Table, id: string) => BayRow<Table> | undefined;
  /** @param part what of the row is changed: one step to undo with others of its name */
  readonly put: <Table extends BayTable>(table: Table, row: BayRow<Table>, part: string) => void;
  readonly putTime: (name: keyof TrackTimes, ms: number | undefined) => void;
  readonly takeBack: (table: BayTable, id: string) => void;
  /** A text in the language of the page. */
  readonly say: (text: Trilingual) => string;
}

const withEdits = (now: BayDraft, edits: BayEdits): BayDraft => ({
  ...now,
  edits: edits as BayDraft['edits'],
});

export function useBay(opened: Opened): Bay {
  const { base, edits, edit } = opened;
  const shown = useLanguage();
  const rows = useMemo(() => rowsOfBase(base.ruleset, base.reactions), [base]);
  return {
    ...opened,
    rows,
    row: (table, id) => rowNow(rows, edits, table, id),
    put: (table, row, part) =>
      edit(`${table} ${row.id} ${part}`, (now) => withEdits(now, withRow(rows, now.edits, table, row))),
    putTime: (name, ms) =>
      edit(`times ${name}`, (now) => withEdits(now, withTime(base.ruleset.times, now.edits, name, ms))),
    takeBack: (table, id) => edit(null, (now) => withEdits(now, withoutRow(now.edits, table, id))),
    say: (text) => textIn(text, shown),
  };
}
