import { CircleUserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import { SaveDenied } from '../../records/saveDenied.ts';
import { Button } from '../../ui/Button.tsx';
import { MESSAGE } from '../styles.ts';
import { savePhoto, useChosenPhoto } from './ownPhoto.ts';
import { UnusablePhoto, scalePhoto } from './scalePhoto.ts';

/** The user's photo, with buttons that choose another one and remove it. */
export function PhotoField() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const chosen = useChosenPhoto();
  const photo = chosen ?? user?.photo ?? null;
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [notice, setNotice] = useState('');

  async function run(action: () => Promise<void>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    setNotice('');
    try {
      await action();
      setNotice(done);
    } catch (error) {
      if (!(error instanceof UnusablePhoto)) console.error('Saving the photo failed', error);
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const choose = (file: File): void =>
    void run(async () => savePhoto(uid, await scalePhoto(file)), 'Your photo is saved.');

  const remove = (): void =>
    void run(async () => {
      await savePhoto(uid, null);
      button.current?.focus();
    }, 'Your photo is removed.');

  return (
    <div role="group" aria-label="Photo" aria-busy={isBusy} className="flex gap-4">
      {photo === null ? (
        <CircleUserRound
          aria-hidden="true"
          className="size-16 shrink-0 text-muted"
          strokeWidth={1}
        />
      ) : (
        <img
          src={photo}
          alt="You, as the header shows you"
          width={64}
          height={64}
          referrerPolicy="no-referrer"
          className="size-16 shrink-0 rounded-full bg-sunken object-cover"
        />
      )}
      <div className="min-w-0 grow">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Photo file"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = '';
            if (file) choose(file);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={button}
            aria-describedby={hintId}
            aria-disabled={isBusy}
            onClick={() => !isBusy && input.current?.click()}
          >
            {chosen === null ? 'Choose a photo…' : 'Choose another photo…'}
          </Button>
          {chosen !== null && (
            <Button variant="quiet" aria-disabled={isBusy} onClick={remove}>
              Remove photo
            </Button>
          )}
        </div>
        <p id={hintId} className="mt-1.5 text-sm text-pretty text-muted">
          Its middle is shown as a circle, to you alone. A small copy is stored.
        </p>
        <p role="alert" className={MESSAGE}>
          {failure}
        </p>
        <p role="status" className="mt-2 text-sm font-medium empty:hidden">
          {isBusy ? 'Saving…' : notice}
        </p>
      </div>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof UnusablePhoto) return error.message;
  if (error instanceof SaveDenied)
    return 'The database refused this photo. Your account may no longer have access.';
  return 'The photo could not be saved. Check your connection, then choose it again.';
}
