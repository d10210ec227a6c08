// A binary heap whose smallest value comes first.

interface Heap<T> {
  push(item: T): void;
  pop(): T | undefined;
  size(): number;
}

/** A heap ordered by `isLess`: push and pop in logarithmic time. */
export function createHeap<T>(isLess: (a: T, b: T) => boolean): Heap<T> {
  const items: T[] = [];

  function swap(a: number, b: number): void {
    const first = items[a];
    const second = items[b];
    if (first === undefined || second === undefined) return;
    items[a] = second;
    items[b] = first;
  }

  function isBelow(a: number, b: number): boolean {
    const first = items[a];
    const second = items[b];
    return first !== undefined && second !== undefined && isLess(first, second);
  }

  function push(item: T): void {
    items.push(item);
    let at = items.length - 1;
    while (at > 0 && isBelow(at, (at - 1) >> 1)) {
      swap(at, (at - 1) >> 1);
      at = (at - 1) >> 1;
    }
  }

  function pop(): T | undefined {
    if (items.length === 0) return undefined;
    swap(0, items.length - 1);
    const top = items.pop();
    sink();
    return top;
  }

  function sink(): void {
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const smaller = isBelow(left + 1, left) ? left + 1 : left;
      if (!isBelow(smaller, at)) return;
      swap(smaller, at);
      at = smaller;
    }
  }

  return { push, pop, size: () => items.length };
}
