import { useId } from 'react';
import { Link } from 'react-router-dom';
import { purchaseOrder } from './purchaseOrder.entity.ts';
import type { LowItem, SupplierGroup as Group } from './lowItems.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { NumberInput } from '../../form/NumberInput.tsx';
import { NameInput } from '../../form/names/NameInput.tsx';
import { recordAddress } from '../../shell/address/addresses.ts';

type SupplierGroupProps = {
  readonly group: Group;
  readonly quantityOf: (low: LowItem) => string;
  readonly onQuantity: (itemId: string, text: string) => void;
  /** The supplier of the items that have none. */
  readonly supplier: string;
  readonly onSupplier: (name: string) => void;
};

/** The items to order from one supplier, and how many of each. */
export function SupplierGroup(props: SupplierGroupProps) {
  const { group, quantityOf, onQuantity, supplier, onSupplier } = props;
  const titleId = useId();
  const supplierId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-sm font-semibold">
        <bdi>{group.supplier || 'No supplier yet'}</bdi>
      </h3>
      {group.supplier === '' && (
        <div className="mt-1.5">
          <label htmlFor={supplierId} className="text-[0.8125rem] text-muted">
            Order these from
          </label>
          <NameInput
            names={{ of: 'suppliers' }}
            value={supplier}
            onTextChange={onSupplier}
            attributes={{
              id: supplierId,
              name: 'supplier',
              'aria-describedby': `${supplierId}note`,
            }}
            className="mt-1 h-10 w-full rounded-md border border-edge bg-surface px-3 text-sm pointer-coarse:h-11"
          />
          <p id={`${supplierId}note`} className="mt-1 text-xs text-muted">
            {supplier.trim() === '' && 'Left out until you name a supplier.'}
          </p>
        </div>
      )}
      <ul className="mt-1 divide-y divide-line">
        {group.items.map((low) => (
          <LowItemRow
            key={low.item.id}
            low={low}
            quantity={quantityOf(low)}
            onQuantity={(text) => onQuantity(low.item.id, text)}
          />
        ))}
      </ul>
    </section>
  );
}

type LowItemRowProps = {
  readonly low: LowItem;
  readonly quantity: string;
  readonly onQuantity: (text: string) => void;
};

function LowItemRow({ low: { item, onOrder }, quantity, onQuantity }: LowItemRowProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-[0.8125rem]">
      <label htmlFor={id} className="min-w-0 grow basis-40 wrap-anywhere">
        <span className="sr-only">How many of </span>
        <bdi className="font-medium">{orUntitled(item.name || item.sku)}</bdi>{' '}
        {item.name !== '' && <bdi className="text-xs text-muted">{item.sku}</bdi>}
        <span className="block text-xs text-muted tabular-nums">
          {item.stock.toLocaleString('en-US')} in stock, reorder at{' '}
          {item.reorder.toLocaleString('en-US')}
        </span>
      </label>
      <NumberInput
        id={id}
        value={quantity}
        onTextChange={onQuantity}
        min={0}
        step="any"
        className="h-9 w-24 rounded-md border border-edge bg-surface px-2 text-end tabular-nums pointer-coarse:h-11"
      />
      {onOrder.length > 0 && (
        <p className="basis-full text-xs text-tone-yellow-ink">
          On order already:{' '}
          {onOrder.map((order, index) => (
            <span key={order.id}>
              {index > 0 && ', '}
              <Link
                to={recordAddress(purchaseOrder, order.id)}
                className="underline underline-offset-4"
              >
                <bdi>{orUntitled(order.poId)}</bdi>
              </Link>{' '}
              ({order.status})
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
