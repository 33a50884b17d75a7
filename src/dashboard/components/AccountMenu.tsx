import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth.ts';
import { CopySetting } from '../../records/CopySetting.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { COMPANY_PAGE } from '../address/addresses.ts';

/** The signed-in user; opens the settings of the account on this device. */
export function AccountMenu() {
  const { user } = useAuth();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-9 min-w-0 items-center md:shrink-0 gap-2 rounded-md px-1.5 hover:bg-sunken"
      >
        <Avatar photo={user?.photo ?? null} />
        <span className="sr-only">Account: </span>
        <span dir="auto" className="max-w-40 truncate text-[0.8125rem] font-medium">
          {user?.displayName ?? user?.email}
        </span>
      </button>
      {isOpen && (
        <Modal title="Your account on this device" onClose={() => setOpen(false)}>
          <div className="px-6 pb-6">
            <CopySetting />
            <Link
              to={`/dashboard/${COMPANY_PAGE}`}
              onClick={() => setOpen(false)}
              className="mt-5 inline-flex min-h-11 items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
            >
              Company details
            </Link>
          </div>
        </Modal>
      )}
    </>
  );
}

function Avatar({ photo }: { readonly photo: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (photo === null || isBroken) {
    return (
      <CircleUserRound
        aria-hidden="true"
        className="size-7 shrink-0 text-muted"
        strokeWidth={1.5}
      />
    );
  }
  return (
    <img
      src={photo}
      alt=""
      width={28}
      height={28}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className="size-7 shrink-0 rounded-full object-cover"
    />
  );
}
