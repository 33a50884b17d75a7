import { useEffect, type RefObject } from 'react';
import type { Stage } from './deal.entity.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

/**
 * Lets cards be dragged to other columns, also to folded ones, with the mouse and, after a long press, with a finger. The
 * code is loaded when the browser is idle. `columns` names the columns: they are set up again when it
 * changes.
 */
export function useBoardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (id: string, stage: Stage) => void,
  columns: string,
): void {
  useEffect(() => {
    const element = board.current;
    if (element === null) return undefined;
    let cleanup: (() => void) | undefined;
    let isOver = false;
    const load = async (): Promise<void> => {
      try {
        const { startBoardDrag } = await import('./boardDrag.ts');
        if (!isOver) cleanup = startBoardDrag(element, onDrop);
      } catch {
        // The network has failed. Menus and keys move cards; the next visit tries again.
      }
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isOver = true;
      cancel();
      cleanup?.();
    };
  }, [board, onDrop, columns]);
}
