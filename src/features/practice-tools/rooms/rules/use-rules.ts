// The rules of a room while its page is open: what they are, those on which they are based, and how they are edited.
import { useCallback, useMemo, useState } from 'react';
import type { RoomDraft } from '#contract/entities/room-draft.ts';
import { textIn } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { DropZone, RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomRules, RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { EditedRules } from '#machines/room/editing/rules/edit-items.ts';
import { rulesOf } from '#machines/room/editing/rules/room-rules.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { RoomSession, RoomView } from '../room-drafts.ts';

type Refusal = Extract<EditedRules, { ok: false }>['reason'];

type ThingLook = Pick<Item, 'code'> & Pick<NonNullable<Item['looksLike']>, 'colour'>;

export interface Rules {
  readonly base: RoomRules;
  readonly rules: RoomRules;
  readonly map: RoomMap;
  /** Does an edit; `field`: one step to undo with others of its name. */
  readonly run: (change: (rules: RoomRules) => EditedRules, field?: string) => void;
  /** The same for an edit that is always possible. */
  readonly put: (change: (rules: RoomRules) => RoomRules, field?: string) => void;
  readonly editMap: (change: (map: RoomMap) => RoomMap, field?: string) => void;
  readonly refusal: Refusal | undefined;
  readonly nameOf: (id: string) => string;
  readonly itemOf: (id: string) => Item | undefined;
}

/** A draft with these rules; those that are the base's own need not be said. */
function withRules(draft: RoomDraft, base: RoomRules, rules: RoomRules): RoomDraft {
  const { rules: _rules, ...rest } = draft;
  return isSameJson(rules, base) ? rest : { ...rest, rules: rules as NonNullable<RoomDraft['rules']> };
}

function useNamesOf(rules: RoomRules): Pick<Rules, 'nameOf' | 'itemOf'> {
  const language = useLanguage();
  return useMemo(() => {
    const items = new Map(rules.items.map((item) => [item.id, item]));
    const slots = new Map(rules.slots.map((slot) => [slot.id, slot]));
    const nameOf = (id: string): string => {
      const row = items.get(id) ?? slots.get(id);
      return row === undefined ? id : textIn(row.text, language);
    };
    return { nameOf, itemOf: (id) => items.get(id) };
  }, [rules, language]);
}

export function useRules(session: RoomSession, view: RoomView, baseRuleset: RoomRuleset): Rules {
  const base = useMemo(() => rulesOf(baseRuleset), [baseRuleset]);
  const rules = view.data.rules ?? base;
  const [refusal, refuse] = useState<Refusal>();
  const run = useCallback<Rules['run']>(
    (change, field) => {
      const edited = change(session.view().data.rules ?? base);
      refuse(edited.ok ? undefined : edited.reason);
      if (edited.ok) session.edit(field ?? null, (now) => withRules(now, base, edited.rules));
    },
    [session, base],
  );
  const put = useCallback<Rules['put']>(
    (change, field) => run((now) => ({ ok: true, rules: change(now) }), field),
    [run],
  );
  const editMap = useCallback<Rules['editMap']>(
    (change, field) =>
      session.edit(field ?? null, (now) => ({ ...now, map: change(now.map) as RoomDraft['map'] })),
    [session],
  );
  return { base, rules, map: view.data.map, run, put, editMap, refusal, ...useNamesOf(rules) };
}

/** A list of rows of which one is another; the schema's own lists may be written, these are read alone. */
export const withRow = <Row>(rows: readonly Row[], one: Row, next: Row): Row[] =>
  rows.map((row) => (row === one ? next : row));

/** The names of places as the catalogue has them, each once: two closets are one place of it. */
export function placesOf({ dropZones }: RoomMap): readonly DropZone[] {
  return dropZones.filter(({ dropId }, at) => dropZones.findIndex((zone) => zone.dropId === dropId) === at);
}

/** The code whose pictures a thing has, and the colour over them. */
export const pictureOf = ({ code, looksLike }: Item): ThingLook => ({ code, ...looksLike });
