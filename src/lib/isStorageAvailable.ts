/** Whether this browser keeps anything for the site beyond the open page: not when storage is blocked or full. */
export function isStorageAvailable(): boolean {
  const key = 'can-remember';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
