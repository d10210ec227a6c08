import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/terminal-profiles.ts';

export const texts: EnglishTexts<typeof russian> = {
  profile: 'Profile',
  new: 'New profile',
  builtIn: 'Built-in',
  make: 'New profile',
  search: 'Title or description',
  role: 'Role',
  anyRole: 'All roles',
  roles: {
    OPERATOR: 'Operator',
    PROCESS: 'Process engineer',
    EQUIPMENT: 'Equipment engineer',
    SERVICE: 'Service engineer',
  },
  total_one: '{{count}} profile',
  total_other: '{{count}} profiles',
  emptyNext: 'Profiles moved to the archive appear here.',
  archiveNote: 'Cases made with it stay as they are',
  screens: {
    title: 'Screens of the terminal',
    lead: 'A profile says which screens of the terminal a role has. A case takes a profile over as it is: editing the profile changes no finished case.',
    legend: 'Screens',
    notOfRole: 'The role does not open it',
  },
  settings: {
    title: 'Parameters of the tool',
    lead: 'Which parameters a role may set, in which range, and what a wrong value does.',
    legend: 'Parameters',
    none: 'Sets nothing',
    notOfRole: 'This role sets no parameters',
    notOfRoleNext: 'The terminal refuses it, whatever is ticked.',
    switch: 'A switch: 0 is off, 1 is on; at first {{value}}.',
    tool: 'The tool takes {{least}} to {{most}}{{unit}}; at first {{value}}.',
    outside: 'Outside {{least}}–{{most}}{{unit}} wafers become scrap: {{reason}}.',
    beyond: 'Off by more than {{most}}{{unit}}: scrap, {{reason}}.',
    least: '{{name}}: at least',
    most: '{{name}}: at most',
    range: '{{name}}: {{least}}…{{most}}{{unit}}',
  },
  preview: {
    title: 'The terminal',
    lead: 'As a learner sees it once signed in. The keys F1–F8 work.',
  },
};
