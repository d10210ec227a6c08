/** The address of a teacher's report on an attempt. */
export function reportPath({ id }: { readonly id: string }): string {
  return `/teacher-results?attempt=${encodeURIComponent(id)}`;
}
