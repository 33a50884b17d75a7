import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AGES, type Debtor } from './receivables.ts';
import { dollarsAndCents } from '../../model/money.ts';
import { Button } from '../../ui/Button.tsx';
import { partyAddress } from '../../shell/address/partyAddress.ts';

/** The most customers that are listed at once. */
const MAX_LISTED = 8;

const CELL = 'py-2 ps-4 text-end tabular-nums whitespace-nowrap';

/** Who owes how much, by how long it has been due; beside the total only what is late where there is no room for the ages. */
export function Debtors({ debtors }: { readonly debtors: readonly Debtor[] }) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? debtors : debtors.slice(0, MAX_LISTED);
  return (
    <div className="@container px-4 pb-6 sm:px-6">
      <table className="w-full text-[0.8125rem]">
        <caption className="sr-only">Receivables by customer</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-start font-medium">
              Customer
            </th>
            {AGES.map((age) => (
              <th key={age} scope="col" className={`${CELL} font-medium @max-3xl:hidden`}>
                {age}
              </th>
            ))}
            <th scope="col" className={`${CELL} font-medium @3xl:hidden`}>
              Late
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, ages, late, total }) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-start font-medium wrap-anywhere">
                {name === '' ? (
                  <span className="text-muted">No customer</span>
                ) : (
                  <Link
                    to={partyAddress('customers', name)}
                    className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                )}
              </th>
              {AGES.map((age) => (
                <td key={age} className={`${CELL} text-muted @max-3xl:hidden`}>
                  {ages[age] === undefined ? '–' : dollarsAndCents(ages[age])}
                </td>
              ))}
              <td className={`${CELL} text-muted @3xl:hidden`}>
                {late === 0 ? '–' : dollarsAndCents(late)}
              </td>
              <td className={`${CELL} font-semibold`}>{dollarsAndCents(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {debtors.length > MAX_LISTED && (
        <Button
          variant="quiet"
          className="mt-1 -ms-2 px-2! pointer-coarse:min-h-11"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown
            ? 'Show fewer'
            : `Show all ${debtors.length.toLocaleString('en-US')} customers`}
        </Button>
      )}
    </div>
  );
}
