/** One idempotency key for one act: kept while the same content is tried again, renewed by other content or success. */

import { randomId } from './random-id.ts';

export interface ActKey {
  keyFor(content: unknown): string;
  /** The act has been answered: the next one gets a key of its own. */
  done(): void;
}

export function createActKey(newKey: () => string = randomId): ActKey {
  let pending: { readonly content: string; readonly key: string } | undefined;
  return {
    keyFor(content) {
      const text = JSON.stringify(content) ?? '';
      if (pending?.content !== text) pending = { content: text, key: newKey() };
      return pending.key;
    },
    done() {
      pending = undefined;
    },
  };
}
