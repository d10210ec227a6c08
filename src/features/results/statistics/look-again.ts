/** What changed is counted within a minute: so often a page that waits for it looks. */
const LOOK_AGAIN_MS = 10_000;

export const lookAgain = ({
  state: { data },
}: {
  readonly state: { readonly data: { readonly isDue: boolean } | undefined };
}): number | false => (data?.isDue === true ? LOOK_AGAIN_MS : false);
