import { useEffect, type RefObject } from 'react';
import type { Stage } from '../../domain/deal.ts';

/**
 * Lets cards be dragged to other columns, also to folded ones, with the mouse and, after a long press, with a finger. The
 * code is loaded when the pointer first comes to the board. `columns` names the columns: they are set up again when it
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
      element.removeEventListener('pointerover', onPointer);
      try {
        const { startBoardDrag } = await import('./boardDrag.ts');
        if (!isOver) cleanup = startBoardDrag(element, onDrop);
      } catch {
        // The network has failed. Menus and keys move cards meanwhile; the next pointer tries again.
        if (!isOver) element.addEventListener('pointerover', onPointer);
      }
    };
    const onPointer = (): void => void load();
    element.addEventListener('pointerover', onPointer);
    return () => {
      isOver = true;
      element.removeEventListener('pointerover', onPointer);
      cleanup?.();
    };
  }, [board, onDrop, columns]);
}
