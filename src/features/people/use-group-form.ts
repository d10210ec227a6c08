// The state of a group's form: kept over an error, a reload and another's change.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createGroup, updateGroup } from '#contract/calls/groups.ts';
import type { Group } from '#contract/entities/user.ts';
import { createActKey, type ActKey } from '#src/lib/act-key.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { dropDraft, keepDraft, readDraft } from '#src/lib/form-draft.ts';
import { groupValuesOf, mergeGroup, newGroupValues, type GroupValues } from './group-values.ts';

/** What was typed before a reload; the teachers among it as they were chosen. */
function withDraft(values: GroupValues, draft: Readonly<Record<string, string>>): GroupValues {
  const kept = draft['values'];
  return kept === undefined ? values : { ...values, ...(JSON.parse(kept) as Partial<GroupValues>) };
}

interface Base {
  readonly id: string | undefined;
  readonly values: GroupValues;
  readonly version: number;
}

function baseOf(group: Group | undefined): Base {
  return {
    id: group?.id,
    values: group === undefined ? newGroupValues : groupValuesOf(group),
    version: group?.version ?? 0,
  };
}

function send({ id, version }: Base, values: GroupValues, actKey: ActKey): Promise<Group> {
  const { name, openForRegistration, teachers } = values;
  const body = { name: name.trim(), openForRegistration, teacherIds: teachers.map((teacher) => teacher.id) };
  if (id === undefined) {
    return call<typeof createGroup>('POST', '/groups', { body, idempotencyKey: actKey.keyFor(body) });
  }
  return call<typeof updateGroup>('PUT', '/groups/:id', { params: { id }, body, ifMatch: version });
}

/** @param group undefined for a new one */
export function useGroupForm(group: Group | undefined) {
  const { t } = useTranslation('auth');
  const draft = `group-${group?.id ?? 'new'}`;
  const [base, setBase] = useState(() => baseOf(group));
  const [values, setValues] = useState(() => withDraft(base.values, readDraft(draft)));
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Group>();
  const [isSending, setSending] = useState(false);
  const actKey = useRef(createActKey());
  useEffect(() => {
    if (values !== base.values) keepDraft(draft, { values: JSON.stringify(values) });
  }, [draft, values, base]);
  const explain = (caught: unknown): void => {
    if (isApiError(caught, 'VERSION_MOVED')) {
      const stored = caught.current as Group;
      setTheirs(stored);
      setValues(mergeGroup(base.values, values, groupValuesOf(stored)));
      setBase(baseOf(stored));
    } else if (isApiError(caught, 'TAKEN')) setError(caught.message);
    else setFailure(caught instanceof Error ? caught.message : String(caught));
  };
  const submit = async (): Promise<Group | undefined> => {
    const isNameless = values.name.trim() === '';
    setFailure(undefined);
    setTheirs(undefined);
    setError(isNameless ? t('field.required') : undefined);
    if (isNameless) return undefined;
    setSending(true);
    try {
      const stored = await send(base, values, actKey.current);
      actKey.current.done();
      dropDraft(draft);
      return stored;
    } catch (caught) {
      explain(caught);
      return undefined;
    } finally {
      setSending(false);
    }
  };
  const set = (change: Partial<GroupValues>): void => {
    setValues((before) => ({ ...before, ...change }));
    if (change.name !== undefined) setError(undefined);
  };
  return { values, set, error, failure, theirs, isSending, submit, drop: () => dropDraft(draft) };
}
