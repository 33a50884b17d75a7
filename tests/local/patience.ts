/** How long a test waits for what another process or connection causes, on a busy machine too. */
export const PATIENTLY = { timeout: 4000 };
