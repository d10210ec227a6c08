// The values of the form of a profile, converted from and to the API.
import type { createTerminalProfile, updateTerminalProfile } from '#contract/calls/terminal-profiles.ts';
import type { ProfileInput, TerminalProfileDetails } from '#contract/entities/terminal-profile.ts';
import { inEveryLanguage, LANGUAGES, type Language } from '#contract/languages.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import type { FormKind } from '#src/lib/forms/use-stored-form.ts';

const TEXTS = ['title', 'description'] as const;
type TextName = `${(typeof TEXTS)[number]}_${Language}`;

type ProfileValues = Readonly<Record<TextName, string>> & Pick<ProfileInput, 'role' | 'screens' | 'settings'>;

function textsOf(texts: Pick<ProfileInput, (typeof TEXTS)[number]>) {
  const rows = TEXTS.flatMap((name) =>
    LANGUAGES.map((language) => [`${name}_${language}`, texts[name][language]] as const),
  );
  return Object.fromEntries(rows) as Record<TextName, string>;
}

const NO_TEXT = inEveryLanguage(() => '');

const NEW_PROFILE: ProfileValues = {
  ...textsOf({ title: NO_TEXT, description: NO_TEXT }),
  role: 'OPERATOR',
  screens: ['START', 'LOGIN', 'MAIN'],
  settings: [],
};

function profileValues(profile: TerminalProfileDetails): ProfileValues {
  const { role, screens, settings } = profile;
  return { ...textsOf(profile), role, screens, settings };
}

function bodyOf(values: ProfileValues): ProfileInput {
  const text = (name: (typeof TEXTS)[number]) =>
    inEveryLanguage((language) => values[`${name}_${language}`].trim());
  const { role, screens, settings } = values;
  return { title: text('title'), description: text('description'), role, screens, settings };
}

const SHOWING = ['/terminal-profiles', '/terminal-profiles/:id'];

/** Reloads whatever shows profiles. */
export async function refreshProfiles(): Promise<void> {
  await Promise.all(SHOWING.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** @param copied the profile whose copy a new one begins as */
export function profileKind(
  copied?: TerminalProfileDetails,
): FormKind<TerminalProfileDetails, ProfileValues> {
  return {
    name: copied === undefined ? 'terminal-profile' : `terminal-profile-copy-${copied.id}`,
    newValues: copied === undefined ? NEW_PROFILE : profileValues(copied),
    valuesOf: profileValues,
    refresh: refreshProfiles,
    send: (profile, values, actKey) => {
      const body = bodyOf(values);
      if (profile === undefined)
        return call<typeof createTerminalProfile>('POST', '/terminal-profiles', {
          body,
          idempotencyKey: actKey.keyFor(body),
        });
      const { id, version } = profile;
      return call<typeof updateTerminalProfile>('PUT', '/terminal-profiles/:id', {
        params: { id },
        body,
        ifMatch: version,
      });
    },
  };
}
