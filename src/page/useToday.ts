import { today } from '../lib/dates.ts';
import { useClockOffset } from '../store/connection/useConnection.ts';
import { useNow } from '../ui/useNow.ts';

/** The local date as YYYY-MM-DD by the server's clock, since that of this machine may be wrong. */
export const useToday = (): string => today(new Date(useNow() + useClockOffset()));
