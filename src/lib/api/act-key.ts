// The idempotency key of an act: kept while the same content is retried, renewed by new content or success.

import { randomId } from '../device/random-id.ts';

export interface ActKey {
  keyFor(content: unknown): string;
  /** The act has succeeded: the next one gets a new key. */
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
