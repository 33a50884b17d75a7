/** Takes one line for the developer to read. */
export type Log = (line: string) => void;

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
