import type { EnglishTexts } from '../../text-types.ts';
import type { archiving as russianArchiving, draft as russian } from '../../ru/practice-tools/draft.ts';

export const draft: EnglishTexts<typeof russian> = {
  missing: 'There is no such item',
  missingNext:
    'It was put into the archive or deleted. Bring it back from the archive: choose it in the list under “Show”.',
  refused: 'The server did not take the draft. It is kept on this device.',
  decide: 'Choose what stands. Until then it can’t be published.',
  people: 'Also open at: {{names}}',
  historyTitle: 'History',
  state: { NEW: 'Not published', DRAFT: 'Unpublished changes', PUBLISHED: 'Published' },
  publishing: 'Publish',
  noUses: 'Nothing uses it yet.',
  uses_one: 'Used in {{count}} place: the revision there stays as it is.',
  uses_other: 'Used in {{count}} places: the revision there stays as it is.',
  findings: {
    NO_TITLE: 'There is no Russian title',
    FIELD: 'Correct what is marked',
    UNDECIDED: 'It is not decided whose change stands',
    LANGUAGE_MISSING: 'No translation ({{language}}): the Russian text will be shown',
  },
  fields: {
    title: 'Title',
    description: 'Description',
    why: 'Why',
    simulation: 'Simulation',
    code: 'Code',
    match: 'Log entries',
    harm: 'Harm',
    sources: 'Sources',
    picture: 'Picture',
    role: 'Role',
    screens: 'Screens',
    settings: 'Parameters',
  },
};

export const archiving: EnglishTexts<typeof russianArchiving> = {
  title: 'Put into the archive: {{name}}?',
  inChains_one: 'This action is in {{count}} chain. It does not change: its steps keep their revision.',
  inChains_other: 'This action is in {{count}} chains. They do not change: their steps keep their revision.',
  inCases_one: '{{count}} case uses it. It does not change: a case keeps the revision that it was made with.',
  inCases_other:
    '{{count}} cases use it. They do not change: a case keeps the revision that it was made with.',
  next: 'It can’t be chosen for anything new until you bring it back from the archive.',
};
