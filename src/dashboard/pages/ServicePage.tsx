import { ticket } from '../../domain/ticket.ts';
import { RecordCount } from '../components/RecordCount.tsx';

export default function ServicePage() {
  return (
    <RecordCount title="Service & Maintenance" entity={ticket} nouns={['ticket', 'tickets']} />
  );
}
