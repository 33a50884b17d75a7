/** Receives one line at a time for the developer. */
export type Log = (line: string) => void;
