/** Whether this browser stores data for the site; not when storage is blocked or full. */
export function isStorageAvailable(): boolean {
  const key = 'storage-test';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
