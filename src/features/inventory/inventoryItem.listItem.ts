import { defineListItem } from '../../records/model/entity.ts';
import { inventoryItem } from './inventoryItem.entity.ts';

export default defineListItem(inventoryItem, ({ name, category, stock, reorder }) => {
  const count = Math.abs(stock).toLocaleString('en-US');
  const left = stock < 0 ? `${count} below zero` : `${stock === 0 ? 'None' : count} left`;
  return [name, `${left}, reorder point ${reorder.toLocaleString('en-US')}`, category];
});
