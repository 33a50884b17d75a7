/** A function that runs a task on its first call only; later calls return the same result. */
export function once<Result>(run: () => Result): () => Result {
  let done: { readonly result: Result } | undefined;
  return () => (done ??= { result: run() }).result;
}
