/** A teacher's report of an attempt. */
export function reportPath({ id }: { readonly id: string }): string {
  return `/teacher-results?attempt=${encodeURIComponent(id)}`;
}
