import { invoice } from '../../domain/invoice.ts';
import { RecordCount } from '../components/RecordCount.tsx';

export default function FinancePage() {
  return (
    <RecordCount title="Finance & Accounting" entity={invoice} nouns={['invoice', 'invoices']} />
  );
}
