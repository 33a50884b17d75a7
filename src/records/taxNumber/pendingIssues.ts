import { createStore } from '../../lib/createStore.ts';
import type { Intent } from '../outbox/intent.ts';

/**
 * The records that are taking a number on this page. The SDK shows a number as stored before the server has accepted it; until
 * then, these leave it blank and their records unsaved.
 */
export const pendingIssues = createStore<readonly Intent[]>([]);
