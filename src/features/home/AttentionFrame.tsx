import { useState, type CSSProperties, type ReactNode } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PHONE } from '../../ui/useMediaQuery.ts';
import { readSetting, writeSetting } from '../../lib/userSetting.ts';

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
  // Nothing needed attention on the last visit: as high as the sentence that says so.
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

const ROWS_SETTING = 'attention-rows';

/** As many rows as an ordinary day has; on a phone they are those that fit. */
const FIRST_VISIT = 6;
const FIRST_VISIT_ON_PHONE = 3;

const knownRows = (uid: string, isPhone: boolean): number =>
  Number(readSetting(ROWS_SETTING, uid) ?? (isPhone ? FIRST_VISIT_ON_PHONE : FIRST_VISIT));

/** Stores how many rows it has. */
export const keepRows = (uid: string, rows: number): void =>
  writeSetting(ROWS_SETTING, uid, String(rows));
