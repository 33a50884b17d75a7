import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { purchaseOrder, isOpen, isToPay, orderValue } from '../purchasing/purchaseOrder.entity.ts';
import { stepsOfSupplier } from '../nextSteps/nextSteps.ts';
import { SUPPLIER_COLORS, supplier } from '../purchasing/supplier.entity.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { Badge } from '../../ui/Badge.tsx';
import { contactsOf } from '../contacts/contactsOf.ts';
import { PartyActivity } from './PartyActivity.tsx';
import { PartyPage } from './PartyPage.tsx';
import { PartySection } from './PartySection.tsx';
import { usePartyList } from './usePartyList.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { money } from '../../lib/money.ts';
import { formatDate } from '../../lib/dates.ts';
import { isSeen } from '../../session/sight.ts';
import { KpiCard, KpiRow } from '../figures/KpiCard.tsx';

/** Everything about the supplier whose name is in the address. */
export default function SupplierPage() {
  const [params] = useSearchParams();
  const name = params.get('name')?.trim() ?? '';
  return <NamedSupplier key={nameKey(name)} asked={name} />;
}

const OF = 'suppliers';

/** The page of one supplier, who is found by this name in any case, or by a former one. */
function NamedSupplier({ asked }: { readonly asked: string }) {
  const own = usePartyList(supplier, { of: OF, name: asked, keptIn: (records) => records });
  const orders = usePartyList(purchaseOrder, { of: OF, name: asked, keptIn: () => own.records });
  const today = useToday();

  const [record] = own.found.rows;
  const dates = orders.found.rows.map(({ date }) => date).filter((date) => date.trim() !== '');
  const name = (record?.name ?? orders.found.rows[0]?.supplier ?? asked).trim();
  const steps = useMemo(() => stepsOfSupplier({ name }, today), [name, today]);
  return (
    <PartyPage
      name={name}
      lists={[own, orders]}
      steps={steps}
      contacts={contactsOf(supplier, own.found.rows)}
      badge={record && <Badge colors={SUPPLIER_COLORS} status={record.status} />}
      figures={
        isSeen(purchaseOrder) && (
          <KpiRow>
            <KpiCard
              label="Open Orders"
              sources={[orders.found]}
              value={money(orderValue(orders.found.counted, isOpen))}
              explanation="The sum of this supplier's orders that are neither billed nor closed."
            />
            <KpiCard
              label="To Bill"
              sources={[orders.found]}
              value={money(orderValue(orders.found.counted, isToPay))}
              explanation="The sum of this supplier's orders that are Received or Partially Received."
            />
            <KpiCard
              label="All Orders"
              sources={[orders.found]}
              value={money(orderValue(orders.found.counted, () => true))}
              explanation="The sum of all orders of this supplier, whatever their status."
            />
            <KpiCard
              label="Last Order"
              sources={[orders.found]}
              value={formatDate(dates.toSorted().at(-1) ?? 'None')}
              explanation="The latest date of this supplier's orders."
            />
          </KpiRow>
        )
      }
      main={
        <PartySection
          of={OF}
          name={name}
          steps={steps}
          title="Purchase Orders"
          found={orders.found}
        />
      }
      side={<PartyActivity of={OF} name={name} lists={[own.found, orders.found]} />}
    />
  );
}
