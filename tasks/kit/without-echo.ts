// Authors often begin the text about a right answer with "Right: …", under a title that already says "Right".

/** The text without the title's words at its start. */
export function withoutEcho(text: string, title: string): string {
  if (!text.toLowerCase().startsWith(title.toLowerCase())) return text;
  const rest = text.slice(title.length);
  const said = rest.replace(/^(?:\s*[.,:;!。，：；！—–]+|\s+-+)\s*/u, '');
  // "Rightly so" and "right-handed" begin with the title's letters, not with its word.
  if (said === rest && rest !== '') return text;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
