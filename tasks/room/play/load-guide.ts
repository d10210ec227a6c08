import type { Guide } from '../guide/guide.ts';

let loading: Promise<Guide> | undefined;

/** The same promise each time; one that failed is begun again. */
export function loadGuide(): Promise<Guide> {
  loading ??= import('../guide/guide.ts').then(
    ({ GUIDE }) => GUIDE,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
