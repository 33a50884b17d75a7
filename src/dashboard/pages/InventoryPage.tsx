import { inventoryItem } from '../../domain/inventoryItem.ts';
import { RecordCount } from '../components/RecordCount.tsx';

export default function InventoryPage() {
  return (
    <RecordCount title="Inventory Management" entity={inventoryItem} nouns={['item', 'items']} />
  );
}
