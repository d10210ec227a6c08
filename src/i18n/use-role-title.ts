// A role's title in the chosen language.
import { useTranslation } from 'react-i18next';
import type { BuiltInRoleName } from '#contract/privileges.ts';
import { useLanguage } from './use-language.ts';

interface RoleName {
  readonly name: string;
  readonly titleName: string;
}

const BUILT_IN: readonly BuiltInRoleName[] = [
  'ROLE_STUDENT',
  'ROLE_ADMIN',
  'ROLE_TEACHER',
  'ROLE_GUEST_DEMO',
  'ROLE_DEMO',
];

/** Titles are stored in Russian, as a site writes them; only those of the built-in roles are translated. */
export function useRoleTitle(): (role: RoleName) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (role) => {
    const builtIn = BUILT_IN.find((name) => name === role.name);
    if (builtIn === undefined) return role.titleName === '' ? role.name : role.titleName;
    return language === 'ru' && role.titleName !== '' ? role.titleName : t(`roles.${builtIn}`);
  };
}
