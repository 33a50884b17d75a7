import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { STAGES, type Stage } from './deal.entity.ts';

/** Makes the cards of a board draggable and its columns drop targets. Returns a cleanup. */
export function startBoardDrag(
  board: HTMLElement,
  onDrop: (id: string, stage: Stage) => void,
): () => void {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-stage]')].map((element) =>
    dropTargetForElements({
      element,
      onDragEnter: () => element.toggleAttribute('data-over', true),
      onDragLeave: () => element.toggleAttribute('data-over', false),
      onDrop: ({ source }) => {
        element.toggleAttribute('data-over', false);
        const stage = STAGES.find((name) => name === element.dataset['stage']);
        if (stage) onDrop(String(source.data['id']), stage);
      },
    }),
  );
  // A card becomes draggable when the pointer reaches it, since most of hundreds are never dragged.
  const cards = new Map<HTMLElement, () => void>();
  const onPointerOver = ({ target }: PointerEvent): void => {
    const card = (target as Element).closest<HTMLElement>('[data-card]');
    if (card !== null && !cards.has(card)) cards.set(card, makeDraggable(card));
  };
  board.addEventListener('pointerover', onPointerOver);
  return combine(
    ...columns,
    () => board.removeEventListener('pointerover', onPointerOver),
    () => cards.forEach((cleanup) => cleanup()),
  );
}

function makeDraggable(card: HTMLElement): () => void {
  return draggable({
    element: card,
    getInitialData: () => ({ id: card.dataset['card'] }),
    onDragStart: () => card.toggleAttribute('data-dragging', true),
    onDrop: () => card.toggleAttribute('data-dragging', false),
  });
}
