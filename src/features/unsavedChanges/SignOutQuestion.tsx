import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { countText, plural } from '../../lib/plural.ts';

export type SignOutQuestionProps = {
  /** How many changes are not saved. */
  readonly unsaved: number;
  readonly onStay: () => void;
  readonly onSignOut: (choice: { readonly isDiscarding: boolean }) => void;
};

/** Asks somebody who signs out with changes that are not stored what shall become of them. */
export default function SignOutQuestion({ unsaved, onStay, onSignOut }: SignOutQuestionProps) {
  const them = plural(unsaved, 'it', 'them');
  return (
    <Modal title="Sign out now?" onClose={onStay}>
      <p className="px-6 pb-5 text-sm">
        Not saved yet: {countText(unsaved, 'change')}. If you keep {them} on this device, only you
        can see {them} here, and signing in again sends {them}.
      </p>
      <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
        <Button variant="quiet" onClick={() => onSignOut({ isDiscarding: true })}>
          Sign out and discard
        </Button>
        <Button onClick={() => onSignOut({ isDiscarding: false })}>Sign out and keep</Button>
        <Button variant="primary" onClick={onStay}>
          Stay
        </Button>
      </footer>
    </Modal>
  );
}
