import { purchaseOrder } from '../../domain/purchaseOrder.ts';
import { RecordCount } from '../components/RecordCount.tsx';

export default function ProcurementPage() {
  return (
    <RecordCount
      title="Procurement"
      entity={purchaseOrder}
      nouns={['purchase order', 'purchase orders']}
    />
  );
}
