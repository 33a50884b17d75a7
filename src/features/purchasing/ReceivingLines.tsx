import { Link } from 'react-router-dom';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import type { ReceivingLine } from './receiving.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { createAddress } from '../../shell/address/addresses.ts';

type ReceivingLinesProps = {
  readonly lines: readonly ReceivingLine[];
  readonly supplier: string;
};

/** The lines of an order, each with what of it has arrived. */
export function ReceivingLines({ lines, supplier }: ReceivingLinesProps) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {lines.map((line) => (
        <li key={line.key} className="py-2 text-[0.8125rem]">
          <LineHead line={line} />
          {line.item === undefined && (
            <p className="mt-0.5 text-muted">
              {line.sku === ''
                ? 'This line has no SKU, so it cannot be received into stock.'
                : 'No item has this SKU, so it cannot be received into stock.'}{' '}
              <Link
                to={createAddress(inventoryItem, {
                  sku: line.sku,
                  name: line.name,
                  cost: String(line.cost),
                  supplier,
                })}
                className="inline-flex items-center font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                Add the item
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a line is about, how much was ordered, and how much has arrived. */
export function LineHead({ line }: { readonly line: ReceivingLine }) {
  const { sku, name, quantity, received, excess } = line;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-medium">{orUntitled(name || sku)}</bdi>{' '}
        {name !== '' && <bdi className="text-xs text-muted">{sku}</bdi>}
      </span>
      <span className="tabular-nums">
        {received.toLocaleString('en-US')} of {quantity.toLocaleString('en-US')} received
        {excess > 0 && (
          <strong className="ms-2 font-semibold text-tone-red-ink">
            {excess.toLocaleString('en-US')} more than ordered
          </strong>
        )}
      </span>
    </div>
  );
}
