import { useEffect, useEffectEvent, useState } from 'react';

/** How long after a question that failed it is asked again. */
const RETRY_AFTER_MS = 3_000;

/** What a question was answered last, undefined before. It is asked again when `key` changes, and a while after it has failed. */
export function useAnswer<Answer>(ask: () => Promise<Answer>, key: unknown): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const [failures, setFailures] = useState(0);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    askNow().then(
      (latest) => {
        if (isCurrent) setAnswer(latest);
      },
      (error: unknown) => {
        console.warn('A question has no answer yet', error);
        if (isCurrent) timer = setTimeout(() => setFailures((count) => count + 1), RETRY_AFTER_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, failures]);
  return answer;
}
