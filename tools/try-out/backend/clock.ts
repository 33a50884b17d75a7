/** The time of the database, in milliseconds since 1970. */
export type Clock = {
  readonly now: () => number;
  /** Sets the time, to the present at the latest. */
  readonly set: (time: number) => void;
  /** From now on, the time is the present. */
  readonly run: () => void;
};

/** A clock that stands at 1970 until it is set or runs. */
export function createClock(): Clock {
  let time: number | null = 0;
  return {
    now: () => time ?? Date.now(),
    set: (next) => {
      time = Math.min(next, Date.now());
    },
    run: () => {
      time = null;
    },
  };
}
