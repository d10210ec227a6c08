// The pictures that a file holds within its texts, each under an id of its own until it is taken as an upload.
import { EXCHANGE_LIMITS } from '#contract/entities/exchange.ts';
import type { FoundPicture } from './found.ts';

const DATA_ADDRESS = /^data:image\/(png|jpeg|gif|webp);base64,/i;
const MAX_NAME = 200;

/** An address as the file is named; as it is where it was not encoded. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export class PicturesFound {
  readonly #found = new Map<string, FoundPicture>();

  get all(): readonly FoundPicture[] {
    return [...this.#found.values()];
  }

  /** @returns the id of the picture; undefined: it is none, or the file has too many */
  add(name: string, base64: string): string | undefined {
    const content = base64.replaceAll(/\s+/g, '');
    return this.file(content, name, () => Buffer.from(content, 'base64'));
  }

  /** A picture beside the texts, which is read once. @param key no other picture has it */
  file(key: string, name: string, read: () => Buffer | undefined): string | undefined {
    const known = this.#found.get(key);
    if (known !== undefined) return known.id;
    const bytes = read() ?? Buffer.alloc(0);
    if (bytes.length === 0 || this.#found.size >= EXCHANGE_LIMITS.archiveFiles) return undefined;
    const id = `picture-${this.#found.size + 1}`;
    this.#found.set(key, { id, name: name.slice(-MAX_NAME), bytes });
    return id;
  }

  /** A picture that is written out in its address. */
  inline(address: string): string | undefined {
    const [head, type] = DATA_ADDRESS.exec(address) ?? [];
    if (head === undefined || type === undefined) return undefined;
    const ending = type.toLowerCase() === 'jpeg' ? 'jpg' : type.toLowerCase();
    return this.add(`picture.${ending}`, address.slice(head.length));
  }
}
