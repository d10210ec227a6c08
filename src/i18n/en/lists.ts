import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/lists.ts';

export const texts: EnglishTexts<typeof russian> = {
  clearSearch: 'Clear the search',
  filters: 'Filters',
  filtersChosen_one: 'Filters: {{count}}',
  filtersChosen_other: 'Filters: {{count}}',
  resetFilters: 'Clear the filters',
  nothingFound: 'Nothing found',
  nothingFits: 'Nothing fits these filters',
  nothingFitsNext: 'Change the search or the filters to see the rest.',
  showAll: 'Show all',
  chooseAll: 'Choose all on this page',
  choose: 'Choose: {{name}}',
  chosen: 'Chosen: {{number}}',
  clearChosen: 'Clear the choice',
  chosenActions: 'Actions with the chosen ones',
  found: {
    all: 'All found are chosen: {{number}}',
    first: 'The first {{number}} found are chosen',
    chooseAll: 'Choose all {{number}} found',
    chooseFirst: 'Choose the first {{number}}',
    most: 'At most {{number}} at a time.',
  },
  size: 'Per page',
  look: {
    open: 'Columns and views',
    hidden: 'Columns and views: {{count}} hidden',
    title: 'Columns and views',
    columns: 'Columns to show',
    views: 'Saved views',
    viewsHint:
      'A view is the search, the filters and the order. It is there on all your devices, for you alone.',
    unsent: 'The server cannot be reached: changes of views stay on this device for now.',
    most: 'No more than {{number}} views are kept: delete one of this or another list.',
    name: 'Name of the view',
    keep: 'Save',
    remove: 'Delete the view “{{name}}”',
  },
  picker: {
    more: 'The first {{number}} are shown. Narrow the search.',
    add: 'Add',
  },
  pager: {
    label: 'Pages of the list',
    previous: 'Back',
    next: 'Forward',
    page: 'Page {{number}}',
    more: 'More than {{number}} in all',
    about: 'About {{number}} in all',
  },
};
