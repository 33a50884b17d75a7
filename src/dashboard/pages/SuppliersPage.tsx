import { supplier } from '../../domain/supplier.ts';
import { RecordCount } from '../components/RecordCount.tsx';

export default function SuppliersPage() {
  return (
    <RecordCount title="Supplier Management" entity={supplier} nouns={['supplier', 'suppliers']} />
  );
}
