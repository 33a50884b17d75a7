/** Takes one line for the developer to read. */
export type Log = (line: string) => void;
