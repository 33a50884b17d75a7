import { CircleUserRound } from 'lucide-react';
import { useEffect } from 'react';
import { OWN_PHOTO } from '../features/accounts/accountCode.ts';
import { useAuth } from '../store/session/useAuth.ts';
import { useStore } from '../lib/createStore.ts';
import { OnDemand } from '../ui/OnDemand.tsx';
import { OWN_ACCOUNT, ownAccountView } from '../features/accounts/ownAccountCode.ts';

/** The signed-in user; opens the settings of their account. */
export function AccountMenu() {
  const { user } = useAuth();
  const view = useStore(ownAccountView);
  // It does not wait for the next session.
  useEffect(() => close, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => ownAccountView.set('account')}
        className="flex min-h-9 min-w-0 items-center md:shrink-0 gap-2 rounded-md px-1.5 hover:bg-sunken"
      >
        <span className="relative size-7 shrink-0">
          <CircleUserRound aria-hidden="true" className="size-7 text-muted" strokeWidth={1.5} />
          <OnDemand>
            <OWN_PHOTO.Page />
          </OnDemand>
        </span>
        <span className="sr-only">Account: </span>
        <span dir="auto" className="max-w-40 truncate text-[0.8125rem] font-medium">
          {user?.displayName ?? user?.email}
        </span>
      </button>
      {view !== null && (
        <OnDemand>
          <OWN_ACCOUNT.Page view={view} onClose={close} />
        </OnDemand>
      )}
    </>
  );
}

const close = (): void => ownAccountView.set(null);
