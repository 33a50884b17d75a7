import { defineListItem } from '../../records/model/entity.ts';
import { inventoryItem } from './inventoryItem.entity.ts';
import { inFigures } from '../../lib/words.ts';

export default defineListItem(inventoryItem, ({ name, category, stock, reorder }) => {
  const count = inFigures(Math.abs(stock));
  const left = stock < 0 ? `${count} below zero` : `${stock === 0 ? 'None' : count} left`;
  return [name, `${left}, reorder point ${inFigures(reorder)}`, category];
});
