/** What a tab shows, and whether somebody looks at it. */
export type Presence = {
  readonly isVisible: boolean;
  /** The part of its address from the hash on, which names the open record. */
  readonly address: string;
};

/** Does one piece of work, the `round`th; `isFree` tells whether nobody has a record open. */
type Work = (round: number, isFree: (id: string) => boolean) => void;

/** How long somebody has watched before the first piece of work. */
const FIRST_MS = 5_000;
const MIN_INTERVAL_MS = 20_000;
const MAX_INTERVAL_MS = 60_000;

/** When the colleagues work: now and then, while somebody looks at the dashboard and has not paused them. */
export class Schedule {
  readonly #presences = new Map<MessagePort, Presence>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPaused = false;
  #round = 0;
  /** In milliseconds since 1970. */
  #nextAt = 0;

  constructor(private readonly work: Work) {}

  get isPaused(): boolean {
    return this.#isPaused;
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#update();
  }

  /** What a tab shows from now on; a closed one is not visible. */
  setPresence(tab: MessagePort, presence: Presence): void {
    if (presence.isVisible) this.#presences.set(tab, presence);
    else this.#presences.delete(tab);
    this.#update();
  }

  #update(): void {
    const isWatched = [...this.#presences.values()].some(({ address }) =>
      address.startsWith('#/dashboard'),
    );
    if (!isWatched || this.#isPaused) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      return;
    }
    const delay = Math.max(FIRST_MS, this.#nextAt - Date.now());
    this.#timer ??= setTimeout(() => this.#run(), delay);
  }

  #run(): void {
    const addresses = [...this.#presences.values()].map(({ address }) => address);
    this.work(this.#round, (id) => addresses.every((address) => !address.includes(id)));
    this.#round += 1;
    this.#timer = undefined;
    const interval = MIN_INTERVAL_MS + Math.random() * (MAX_INTERVAL_MS - MIN_INTERVAL_MS);
    this.#nextAt = Date.now() + interval;
    this.#update();
  }
}
