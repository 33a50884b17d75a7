/** Whether a key is short and plain, and one that every client can read. */
export function isKey(id: string): boolean {
  return /^[\w-]{1,40}$/.test(id) && id !== 'hasOwnProperty';
}
