/** How long a slice runs before input is handled. */
const SLICE_MS = 6;

/** Items that are handled in slices, so that input never waits for all of them. */
export type SlicedQueue<Item> = {
  add(this: void, items: readonly Item[]): void;
  /** Drops the items that are left. */
  clear(this: void): void;
};

/** Creates a queue. `onSlice` runs after each slice, with the number of items that are left. */
export function createSlicedQueue<Item>(
  handle: (item: Item) => void,
  onSlice: (left: number) => void,
): SlicedQueue<Item> {
  let items: Item[] = [];
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    const end = performance.now() + SLICE_MS;
    while (next < items.length && performance.now() < end) {
      handle(items[next] as Item);
      next += 1;
    }
    const left = items.length - next;
    if (left === 0) clear();
    else timer = setTimeout(run);
    onSlice(left);
  }

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    items = [];
    next = 0;
  }

  return {
    add(added) {
      // A loop, since too many arguments of `push` overflow the stack.
      for (const item of added) items.push(item);
      if (items.length > next) timer ??= setTimeout(run);
    },
    clear,
  };
}
