import { KEY } from './OptionRow.tsx';

type PaletteFooterProps = {
  readonly notes: readonly string[];
  readonly hasActions: boolean;
  readonly isBack: boolean;
  /** What Enter does. */
  readonly verb: string;
};

/** What is still loading or cannot be read, and the keys. */
export function PaletteFooter({ notes, hasActions, isBack, verb }: PaletteFooterProps) {
  return (
    <>
      <p
        role="status"
        className="shrink-0 border-t border-line px-5 py-2 text-xs/4 text-muted empty:sr-only"
      >
        {notes.join('. ')}
      </p>
      <footer className="flex h-10 shrink-0 items-center gap-4 border-t border-line bg-sunken px-5 text-xs text-muted max-sm:hidden pointer-coarse:hidden short:hidden">
        <Hint keys={['↑', '↓']} does="choose" />
        <Hint keys={['↵']} does={verb} />
        {hasActions && (
          <Hint keys={[/Mac/.test(navigator.userAgent) ? '⌘ ↵' : 'Ctrl ↵']} does="actions" />
        )}
        <span className="grow" />
        <Hint keys={['Esc']} does={isBack ? 'back' : 'close'} />
      </footer>
    </>
  );
}

function Hint({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.map((key) => (
        <kbd key={key} className={KEY}>
          {key}
        </kbd>
      ))}
      {does}
    </span>
  );
}
