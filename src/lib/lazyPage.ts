import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A component whose code is loaded on demand. */
export type LazyPage<Props = object> = {
  readonly Page: (props: Props) => ReactNode;
  /** Loads the code ahead of time. Never rejects: rendering tries again and reports the error. */
  readonly preload: () => Promise<void>;
};

/** What lets a load be tried again, by the error with which it failed. */
const resets = new WeakMap<object, () => void>();

/** Allows a load that has failed to be tried again. An error boundary calls this with any error that it has caught. */
export function resetFailedLoad(error: unknown): void {
  resets.get(error as object)?.();
}

/** Like React's `lazy`, except that a failed load can be retried and loaded code renders without suspending. */
export function lazyPage<Props extends object>(load: Load<Props>): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: ReturnType<Load<Props>> | undefined;
  let Suspending = lazy(loadOnce);

  function loadOnce(): ReturnType<Load<Props>> {
    loading ??= attempt();
    return loading;
  }

  async function attempt(): ReturnType<Load<Props>> {
    try {
      const module = await load();
      loaded = module.default;
      return module;
    } catch (error) {
      // Reset later: a page that is rendering now would retry endlessly.
      if (typeof error === 'object' && error !== null) resets.set(error, reset);
      throw error;
    }
  }

  function reset(): void {
    loading = undefined;
    Suspending = lazy(loadOnce);
  }

  function Page(props: Props): ReactNode {
    // The component must stay the same while it is mounted, or it would lose its state.
    const [Component] = useState(() => loaded ?? (Suspending as unknown as ComponentType<Props>));
    return createElement(Component, props);
  }

  async function preload(): Promise<void> {
    try {
      await loadOnce();
    } catch {
      reset();
    }
  }

  return { Page, preload };
}

/** The parts of pages that the code loaded so far has, in its order. */
export const lazyParts = new Set<Pick<LazyPage, 'preload'>>();

/** A part of pages whose code is loaded on demand, and ahead of time once the dashboard has nothing else to do. */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPage<Props> {
  const part = lazyPage(load);
  lazyParts.add(part);
  return part;
}

/** Loads code that is not a component; null where it cannot be loaded. Whoever asks again tries again. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module | null> {
  try {
    return await load();
  } catch (error) {
    console.warn('Loading code failed', error);
    return null;
  }
}
