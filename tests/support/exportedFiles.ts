import { onTestFinished, vi } from 'vitest';

/** The files that the app hands to the browser to save, from now to the end of the test. */
export function exportedFiles(): readonly Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:sheet';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  return files;
}
