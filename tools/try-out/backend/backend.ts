import type { BackendMessage, TabMessage } from '../messages.ts';
import { onMessage } from '../onMessage.ts';
import { Schedule } from './colleagues/schedule.ts';
import { work } from './colleagues/work.ts';
import { coalesced } from './coalesced.ts';
import { log } from './database.ts';
import { acceptSocket } from './socketServer.ts';
import type { State, StateStorage } from './stateStorage.ts';
import { createWorld, type World } from './world.ts';

type MessageOf<Type extends TabMessage['type']> = Extract<TabMessage, { readonly type: Type }>;

/** The backend of all tabs: database, accounts and colleagues, which they reach over message ports. */
export class Backend {
  readonly #tabs = new Set<MessagePort>();
  readonly #schedule = new Schedule((round, isFree) => work(this.world.colleagues, round, isFree));
  /** Keeps what has changed, once for all changes of a moment. */
  private readonly keep = coalesced(() => this.storage.save(this.#kept()));

  private constructor(
    private world: World,
    private readonly rules: string,
    private readonly storage: StateStorage,
  ) {}

  /** Opens the backend that was kept, or a new one. `rules`: the source of the security rules. */
  static async open(rules: string, storage: StateStorage): Promise<Backend> {
    const kept = await storage.load();
    let backend: Backend | null = null;
    const world = await createWorld(rules, kept, () => backend?.keep());
    backend = new Backend(world, rules, storage);
    if (kept) backend.#schedule.pause(kept.areColleaguesPaused);
    else backend.keep();
    return backend;
  }

  /** Serves a tab. */
  connect(tab: MessagePort): void {
    this.#tabs.add(tab);
    onMessage(tab, (message, ports) => this.#receive(tab, message as TabMessage, ports));
    tab.postMessage(this.#state(), []);
  }

  #receive(tab: MessagePort, message: TabMessage, [answers]: readonly MessagePort[]): void {
    switch (message.type) {
      case 'socket':
        if (answers) acceptSocket(message.url, answers, this.world.clients, log);
        break;
      case 'request':
        if (answers) this.#answer(message, answers);
        break;
      case 'presence':
        this.#schedule.setPresence(tab, message);
        break;
      case 'pauseColleagues':
        this.#schedule.pause(message.isPaused);
        this.keep();
        this.#tellTabs(this.#state());
        break;
      case 'startOver':
        void this.#startOver();
    }
  }

  #answer({ url, body }: MessageOf<'request'>, answers: MessagePort): void {
    answers.postMessage(this.world.identity.answer(url, body), []);
    answers.close();
  }

  /** Replaces everything by the demo records. The tabs load their pages again. */
  async #startOver(): Promise<void> {
    this.world.clients.closeAll();
    this.world = await createWorld(this.rules, null, () => this.keep());
    this.#schedule.pause(false);
    await this.storage.save(this.#kept());
    this.#tellTabs({ type: 'startedOver' });
  }

  #kept(): State {
    return { ...this.world.state(), areColleaguesPaused: this.#schedule.isPaused };
  }

  #state(): BackendMessage {
    const isUnused = this.world.accounts.all().every(({ lastLoginAt }) => lastLoginAt === 0);
    return { type: 'state', isUnused, areColleaguesPaused: this.#schedule.isPaused };
  }

  #tellTabs(message: BackendMessage): void {
    for (const tab of this.#tabs) tab.postMessage(message, []);
  }
}
