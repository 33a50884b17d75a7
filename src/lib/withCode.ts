import { loadCode } from './lazyPage.ts';

/** How long to wait before code that nobody asks for again is loaded once more. */
const RELOAD_AFTER_MS = 10_000;

/** Uses code as soon as it can be loaded. Returns a function that stops waiting, or calls what `use` has returned. */
export function withCode<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => (() => void) | undefined,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  async function attempt(): Promise<void> {
    const module = await loadCode(load);
    if (isOver) return;
    if (module === null) timer = setTimeout(() => void attempt(), RELOAD_AFTER_MS);
    else stop = use(module);
  }
  void attempt();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
}
