import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Entity } from '../../model/entity.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { showToast } from '../../ui/showToast.ts';
import type { Intent } from '../../store/write/intent.ts';
import { holdForEditing, type HeldIntent } from '../../store/write/outbox.ts';
import { lazyPart } from '../../lib/lazyPage.ts';
import type { ReopenedFormProps } from './ReopenedForm.tsx';

const REOPENED_FORM = lazyPart<ReopenedFormProps>(() => import('./ReopenedForm.tsx'));

/** Opens the form of a save that is not stored. */
export type Reopen = (entity: Entity, intent: Intent) => void;

/**
 * The form of a save that is not stored, once it was opened, and a function that opens one. The save is not sent as long as its
 * form is open. Use it where it outlives the list of such saves, which may lose the save meanwhile.
 */
export function useReopenedForm(): { readonly form: ReactNode; readonly reopen: Reopen } {
  const [opened, setOpened] = useState<(HeldIntent & { readonly entity: Entity }) | null>(null);

  async function open(entity: Entity, intent: Intent): Promise<void> {
    const held = await holdForEditing(intent);
    if (held === null) return showToast('Not opened: it is on its way, or open in another tab');
    return setOpened({ ...held, entity });
  }

  useEffect(() => opened?.release, [opened]);

  const close = useCallback(() => setOpened(null), []);
  const form = opened && (
    <OnDemand fallback={<FormNotLoaded onShown={opened.release} />}>
      <REOPENED_FORM.Page entity={opened.entity} intent={opened.intent} onClose={close} />
    </OnDemand>
  );
  return { form, reopen: (entity, intent) => void open(entity, intent) };
}

function FormNotLoaded({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return (
    <p role="alert" className="w-full px-4 py-2 text-sm sm:px-6">
      The form could not be loaded. Try again when you have a connection.
    </p>
  );
}
