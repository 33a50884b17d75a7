import { useState } from 'react';

/** What came of an action: why it failed, or what it has done; both blank while it is on its way, and before. */
type Outcome = { readonly isBusy: boolean; readonly failure: string; readonly notice: string };

const IDLE: Outcome = { isBusy: false, failure: '', notice: '' };

/** Runs one action at a time. An action resolves to what it has done, if that is to be said; `explain` says why it failed. */
export function useAction(explain: (error: unknown) => string) {
  const [outcome, setOutcome] = useState(IDLE);

  async function run(action: () => Promise<string | void>): Promise<void> {
    if (outcome.isBusy) return;
    setOutcome({ ...IDLE, isBusy: true });
    try {
      setOutcome({ ...IDLE, notice: (await action()) ?? '' });
    } catch (error) {
      setOutcome({ ...IDLE, failure: explain(error) });
    }
  }

  /** Says why an action is not run; blank takes back what was said. */
  function refuse(failure: string): void {
    if (!outcome.isBusy) setOutcome({ ...IDLE, failure });
  }

  return { ...outcome, run, refuse };
}

type ActionMessageProps = { readonly failure: string; readonly notice?: string };

/** Says what came of an action. */
export function ActionMessage({ failure, notice }: ActionMessageProps) {
  return (
    <>
      <p
        role="alert"
        className="mt-2 text-sm font-medium wrap-anywhere text-tone-red-ink empty:hidden"
      >
        {failure}
      </p>
      {notice !== undefined && (
        <p role="status" className="mt-2 text-sm font-medium empty:hidden">
          {notice}
        </p>
      )}
    </>
  );
}
