// The edits of a work's draft, each of one field.
import type { DraftTask, WorkDraft } from '#contract/entities/draft.ts';
import type { SettingsWork, WorkMode } from '#contract/entities/work.ts';
import type { WorkSession } from './use-work-draft.ts';

export const MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const satisfies readonly WorkMode[];

/** With or without a mode, always in the order of the modes. */
export function toggled(modes: readonly WorkMode[], mode: WorkMode): WorkMode[] {
  return MODES.filter((one) => (one === mode ? !modes.includes(mode) : modes.includes(one)));
}

type Name = keyof WorkDraft;

export interface Edits {
  readonly set: <N extends Name>(name: N, value: WorkDraft[N], part?: string) => void;
  readonly setRules: (change: Partial<SettingsWork>) => void;
  readonly setTask: (id: string, change: Partial<Omit<DraftTask, 'id'>>) => void;
  readonly setTaskSettings: (id: string, change: Partial<DraftTask['settingsTask']>) => void;
}

export function editsOf(session: WorkSession): Edits {
  const setTask: Edits['setTask'] = (id, change) =>
    session.edit(`task ${id} ${Object.keys(change).join(' ')}`, (draft) => ({
      ...draft,
      tasks: draft.tasks.map((task) => (task.id === id ? { ...task, ...change } : task)),
    }));
  return {
    set: (name, value, part = '') =>
      session.edit(name === 'tasks' ? null : `${name} ${part}`, (draft) => ({ ...draft, [name]: value })),
    setRules: (change) =>
      session.edit(Object.keys(change).join(' '), (draft) => ({
        ...draft,
        settingsWork: { ...draft.settingsWork, ...change },
      })),
    setTask,
    setTaskSettings: (id, change) => {
      const task = session.view().data.tasks.find((one) => one.id === id);
      if (task !== undefined) setTask(id, { settingsTask: { ...task.settingsTask, ...change } });
    },
  };
}
