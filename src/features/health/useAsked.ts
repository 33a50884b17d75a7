import { useEffect, useState } from 'react';

/** How long after a question that failed it is asked again. */
const RETRY_AFTER_MS = 3_000;

/**
 * What a question was answered last, undefined before the first answer. It is asked again when `key` changes, and a while after
 * it has failed. `ask` must be stable.
 */
export function useAsked<Answer>(ask: () => Promise<Answer>, key: unknown): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    ask().then(
      (latest) => {
        if (isCurrent) setAnswer(latest);
      },
      () => {
        if (isCurrent) timer = setTimeout(() => setFailures((count) => count + 1), RETRY_AFTER_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, key, failures]);
  return answer;
}
