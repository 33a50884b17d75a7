type Preload = () => Promise<void>;

const preloads: Record<string, Preload> = {};

/**
 * Registers how the code of the page at a path is loaded ahead. The list of pages registers them here, so that
 * links need not import it: every page imports links.
 */
export function registerPreload(path: string, preload: Preload): void {
  preloads[path] = preload;
}

/** Starts loading the code of the page at an address, ignoring its query; the browser caches it. */
export function preloadPage(address: string): void {
  const path = address.replace(/\?.*/, '').replace(/\/\d+$/, '/:id');
  void preloads[path]?.();
}
