import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { NextStep } from './nextSteps.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { createAddress, recordAddress } from '../../shell/address/addresses.ts';

/** The next steps below a form; nothing if there are none. */
export function StepList({ steps }: { readonly steps: readonly NextStep[] }) {
  const titleId = useId();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="border-t border-line px-4 py-4 sm:px-6">
      <h3 id={titleId} className="text-sm font-semibold">
        Next steps
      </h3>
      <ul className="mt-2 grid gap-x-6 gap-y-1">
        {steps.map((step) => (
          <li key={step.label} className="flex flex-wrap items-baseline gap-x-3 text-[0.8125rem]">
            <Link
              to={createAddress(step.entity, step.texts)}
              className="inline-flex min-h-8 items-center gap-1.5 font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {step.label}
              <ArrowRight aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
            </Link>
            {step.done && (
              <span className="text-muted">
                There is{' '}
                <Link
                  to={recordAddress(step.entity, step.done.id)}
                  className="underline underline-offset-4 hover:text-ink"
                >
                  <bdi>{orUntitled(step.done.name)}</bdi>
                </Link>{' '}
                already.
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
