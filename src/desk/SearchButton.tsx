import { Search } from 'lucide-react';
import { PALETTE, openPalette } from '../features/palette/paletteStore.ts';

/** Looks like the search field it opens. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      onPointerEnter={() => void PALETTE.preload()}
      onFocus={() => void PALETTE.preload()}
      className="hidden h-8 w-full max-w-100 min-w-0 items-center gap-2 rounded-md border border-edge/60 ps-2.5 pe-1.5 text-start text-[0.8125rem] text-muted hover:border-edge md:flex pointer-coarse:h-11"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="grow truncate">Search or jump to…</span>
      <kbd
        aria-hidden="true"
        className="rounded-sm border border-line px-1.5 font-sans text-xs whitespace-nowrap"
      >
        Ctrl K
      </kbd>
    </button>
  );
}
