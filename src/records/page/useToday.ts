import { today } from '../../lib/dates.ts';
import { useServerNow } from '../store/connection/useConnection.ts';

/** The date at the company as YYYY-MM-DD, by the server's clock, since that of this machine may be wrong. */
export const useToday = (): string => today(new Date(useServerNow()));
