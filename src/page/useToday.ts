import { HOURS_AHEAD_OF_UTC } from '../company/brand.ts';
import { dayIn, today } from '../lib/dates.ts';
import { useServerNow } from '../store/connection/useConnection.ts';

/** The local date as YYYY-MM-DD by the server's clock, since that of this machine may be wrong. */
export const useToday = (): string => today(new Date(useServerNow()));

/** The date where the company is, as YYYY-MM-DD, by the server's clock: what is done there belongs to that day, whatever a phone says. */
export const useCompanyToday = (): string => dayIn(HOURS_AHEAD_OF_UTC, useServerNow());
