/** Puts values into a text: `{reason}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (all, name: string) => String(values[name] ?? all));
}
