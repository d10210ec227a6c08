// The values of the form of an action, converted from and to the API.
import type { createAction, updateAction } from '#contract/calls/practice-tools.ts';
import type {
  ActionInput,
  PracticeAction,
  PracticeActionDetails,
  PracticeSimulation,
} from '#contract/entities/practice-tools.ts';
import { inEveryLanguage, LANGUAGES, type Language } from '#contract/languages.ts';
import type { Harm } from '#contract/simulation/reference.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import type { FormKind } from '#src/lib/forms/use-stored-form.ts';
import { matcherOf, matcherValues, type MatcherValues } from '../parts/matcher-values.ts';
import { readSources, sourcesText } from '../parts/sources-text.ts';

const ACTION_TEXTS = ['title', 'description', 'why'] as const;
type TextName = `${(typeof ACTION_TEXTS)[number]}_${Language}`;

export type ActionValues = Readonly<Record<TextName, string>> & {
  readonly simulation: PracticeSimulation;
  /** '' until one is chosen. */
  readonly code: string;
  readonly match: MatcherValues;
  /** '' for none. */
  readonly harm: Harm | '';
  /** A line each. */
  readonly sources: string;
  /** '' for none. */
  readonly picture: string;
};

function textsOf(texts: Pick<ActionInput, (typeof ACTION_TEXTS)[number]>) {
  const rows = ACTION_TEXTS.flatMap((name) =>
    LANGUAGES.map((language) => [`${name}_${language}`, texts[name][language]] as const),
  );
  return Object.fromEntries(rows) as Record<TextName, string>;
}

const NO_TEXT = inEveryLanguage(() => '');

const NEW_ACTION: ActionValues = {
  ...textsOf({ title: NO_TEXT, description: NO_TEXT, why: NO_TEXT }),
  simulation: 'ROOM',
  code: '',
  match: matcherValues({}),
  harm: '',
  sources: '',
  picture: '',
};

function actionValues(action: PracticeAction): ActionValues {
  return {
    ...textsOf(action),
    simulation: action.simulation,
    code: action.code,
    match: matcherValues(action.match),
    harm: action.harm ?? '',
    sources: sourcesText(action.sources),
    picture: action.picture ?? '',
  };
}

function bodyOf(values: ActionValues): ActionInput {
  const text = (name: (typeof ACTION_TEXTS)[number]) =>
    inEveryLanguage((language) => values[`${name}_${language}`].trim());
  const { simulation, code, harm, picture } = values;
  return {
    simulation,
    code,
    title: text('title'),
    description: text('description'),
    match: matcherOf(values.match),
    ...(harm === '' ? {} : { harm }),
    why: text('why'),
    sources: readSources(values.sources),
    picture: picture === '' ? null : picture,
  };
}

const SHOWING = ['/action', '/action/:id'];

/** Reloads whatever shows actions. */
export async function refreshActions(): Promise<void> {
  await Promise.all(SHOWING.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** @param copied the action whose copy a new one begins as */
export function actionKind(copied?: PracticeAction): FormKind<PracticeActionDetails, ActionValues> {
  return {
    name: copied === undefined ? 'action' : `action-copy-${copied.id}`,
    newValues: copied === undefined ? NEW_ACTION : actionValues(copied),
    valuesOf: actionValues,
    refresh: refreshActions,
    send: (action, values, actKey) => {
      const body = bodyOf(values);
      if (action === undefined)
        return call<typeof createAction>('POST', '/action', { body, idempotencyKey: actKey.keyFor(body) });
      const { id, version } = action;
      return call<typeof updateAction>('PUT', '/action/:id', { params: { id }, body, ifMatch: version });
    },
  };
}
