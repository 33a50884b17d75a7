import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A component whose code is loaded when it is first shown, or before. */
export type LazyPage<Props = object> = {
  readonly Page: (props: Props) => ReactNode;
  /** Asks for the code ahead; settles in any case, for a visit asks again and tells. */
  readonly preload: () => Promise<void>;
};

/** What to forget so that the code that could not be loaded is asked for again. */
const failures = new Set<() => void>();

/** Lets code that could not be loaded be asked for again. An error boundary calls this once it has said so. */
export function resetFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** As React's `lazy`, except that it does not remember a failure for ever, and that it shows loaded code at once. */
export function lazyPage<Props extends object>(load: Load<Props>): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let asked: ReturnType<Load<Props>> | undefined;
  let waiting = lazy(ask);

  function ask(): ReturnType<Load<Props>> {
    asked ??= attempt();
    return asked;
  }

  async function attempt(): ReturnType<Load<Props>> {
    try {
      const code = await load();
      loaded = code.default;
      return code;
    } catch (error) {
      // Not forgotten here: the page being shown would ask again without end.
      failures.add(forget);
      throw error;
    }
  }

  function forget(): void {
    asked = undefined;
    waiting = lazy(ask);
  }

  function Page(props: Props): ReactNode {
    // Once shown it stays the same component, or it would start over.
    const [Code] = useState(() => loaded ?? (waiting as unknown as ComponentType<Props>));
    return createElement(Code, props);
  }

  async function preload(): Promise<void> {
    try {
      await ask();
    } catch {
      forget();
    }
  }

  return { Page, preload };
}
