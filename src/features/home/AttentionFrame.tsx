import { useState, type CSSProperties, type ReactNode } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PHONE } from '../../ui/useMediaQuery.ts';
import { knownRows } from './reservedRows.ts';

type AttentionFrameProps = {
  readonly status: SubscriptionStatus;
  readonly count?: number;
  /** The matters; without them, the section says why. */
  readonly children?: ReactNode;
};

/** The section of what needs attention. While it loads, it is as high as it was last, so that nothing below it moves. */
export function AttentionFrame({ status, count, children }: AttentionFrameProps) {
  const uid = useAuth().user?.uid ?? '';
  const [reserved] = useState(() => knownRows(uid, window.matchMedia(PHONE).matches));
  const rows = status === 'loading' ? reserved : 0;
  // As high as the sentence that was there last.
  const isLow = status === 'loading' && reserved === 0;
  return (
    <Panel
      title="Needs attention"
      {...(count !== undefined && { count })}
      className="overflow-clip border-line pb-3 max-sm:border-t"
    >
      <div className="@container">
        <div
          style={{ '--rows': rows } as CSSProperties}
          className="min-h-[calc(var(--rows)*(var(--row)+1px))] [--row:4rem] @3xl:[--row:2.25rem] @3xl:pointer-coarse:[--row:2.75rem]"
        >
          {children}
          {(children === undefined || status === 'failed') && (
            <div className={isLow ? 'invisible' : ''}>
              <ListPlaceholder
                status={isLow ? 'live' : status}
                label="What needs attention"
                empty="Nothing needs attention. Late invoices, new tickets, low stock and quiet deals appear here."
              />
            </div>
          )}
        </div>
      </div>
    </Panel>
  );
}
