import { tabStorage } from '../../lib/storage.ts';
import { listPlans, removePlan } from './importPlans.ts';
import { refuseSnapshots } from './keptSnapshots.ts';
import { notifyTracesErased } from './tracesErased.ts';

/** What the keys of drafts begin with; `draftStorage` may not be loaded. */
const DRAFT = 'draft:';

/**
 * Erases what a person may no longer see in this browser: copies of lists, planned imports and drafts of forms, unless those
 * are kept. What they have saved stays in the outbox: it is theirs, and nobody sends it as long as they have no access.
 */
export async function eraseTraces(owner: string, { keepsDrafts = false } = {}): Promise<void> {
  if (!keepsDrafts) {
    tabStorage.keys(DRAFT).forEach(tabStorage.remove);
    notifyTracesErased();
  }
  await refuseSnapshots(owner);
  const plans = await listPlans();
  await Promise.all(
    plans.filter((plan) => plan.owner === owner).map(async ({ id }) => removePlan(id)),
  );
}
