import { useId } from 'react';
import { decideOnCopy } from '../../records/store/read/useCopy.ts';
import { useAuth } from '../../session/useAuth.ts';
import { Button } from '../../ui/Button.tsx';
import { Tooltip, useTooltip } from '../../ui/Tooltip.tsx';

/** The question whether a copy may be kept on this device, and its answers. */
export default function KeepCopyQuestion() {
  const uid = useAuth().user?.uid ?? '';
  const titleId = useId();
  const tooltip = useTooltip();

  return (
    <section
      aria-labelledby={titleId}
      onPointerEnter={({ pointerType }) => tooltip.setHovered(pointerType !== 'touch')}
      onPointerLeave={() => tooltip.setHovered(false)}
      className="relative z-3 flex items-center gap-1 max-sm:w-[calc(100vw-2rem)] sm:gap-2"
    >
      <h2 id={titleId} className="text-sm font-semibold whitespace-nowrap">
        Is this device yours?
      </h2>
      <Tooltip label="What a copy does" text={EXPLANATION} state={tooltip} />
      <Button className="max-sm:ms-auto max-sm:px-2.5" onClick={() => void decideOnCopy(uid, true)}>
        <span>
          Keep a copy<span className="max-sm:sr-only"> on this device</span>
        </span>
      </Button>
      <Button
        variant="quiet"
        className="max-sm:px-2.5"
        onClick={() => void decideOnCopy(uid, false)}
      >
        No copy
      </Button>
    </section>
  );
}

const EXPLANATION =
  'With a copy on it, pages open at once, also without a connection. Logging out deletes it.';
