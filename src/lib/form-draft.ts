/** What was typed into a form, kept for this tab over a reload. Never give it a password. */

export function readDraft(form: string): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(`draft-${form}`) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export function keepDraft(form: string, values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(`draft-${form}`, JSON.stringify(values));
  } catch {
    // Without a storage the form is kept while the page lives.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(`draft-${form}`);
  } catch {
    // Nothing was kept.
  }
}
