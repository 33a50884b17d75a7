import type { Intent } from '../../../../src/records/store/write/intent.ts';
import type { PickedPhoto } from '../../../../src/features/visits/pickedPhotos.ts';

export type Tab = {
  readonly person: Person;
  isAlive: boolean;
  isConnected: boolean;
  /** Writes without an answer, which the SDK repeats before all else once it is connected again. */
  readonly repeats: (() => void)[];
};

export type Person = {
  readonly uid: string;
  tabs: Tab[];
  /** What is on the disk, and which of it a crash of the machine would still undo. */
  outbox: Intent[];
  /** The photos on the disk whose form is not saved yet. */
  picked: PickedPhoto[];
  readonly unflushed: Set<string>;
  lockedBy: Tab | null;
  /** Resume the tabs that wait for the lock. */
  readonly waiting: (() => void)[];
};

/** A person with two open tabs and an empty outbox. */
export function createPerson(uid: string): Person {
  const person: Person = {
    uid,
    tabs: [],
    outbox: [],
    picked: [],
    unflushed: new Set(),
    lockedBy: null,
    waiting: [],
  };
  person.tabs = [openTab(person), openTab(person)];
  return person;
}

const openTab = (person: Person): Tab => ({
  person,
  isAlive: true,
  isConnected: true,
  repeats: [],
});

/** Waits until no other tab of the person sends. Resolves to whether the tab is still there. */
export async function lock(tab: Tab): Promise<boolean> {
  const { person } = tab;
  while (person.lockedBy !== null) {
    await new Promise<void>((resolve) => person.waiting.push(resolve));
  }
  if (tab.isAlive) person.lockedBy = tab;
  return tab.isAlive;
}

/** Releases the lock, if the tab has it. */
export function unlock(tab: Tab): void {
  const { person } = tab;
  if (person.lockedBy !== tab) return;
  person.lockedBy = null;
  person.waiting.splice(0).forEach((resume) => resume());
}

/** Ends a tab at once; the browser releases its lock, and the person opens another tab. */
export function killTab(tab: Tab): void {
  const { person } = tab;
  tab.isAlive = false;
  person.tabs = person.tabs.map((other) => (other === tab ? openTab(person) : other));
  unlock(tab);
}

/** The machine loses its power: all tabs end, and what the disk had not written is gone. */
export function crashMachine(person: Person): void {
  person.tabs.forEach(killTab);
  person.outbox = person.outbox.filter(({ id }) => !person.unflushed.has(id));
  person.picked = person.picked.filter(({ id }) => !person.unflushed.has(id));
}
