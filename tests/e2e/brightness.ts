import type { Page } from '@playwright/test';

/** The brightness, 0 to 255, of each cell of a grid over a screenshot, row by row. */
export async function brightnessOf(
  page: Page,
  screenshot: Buffer,
  across: number,
  down: number,
): Promise<readonly number[]> {
  return page.evaluate(
    async ([base64, width, height]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      if (canvas === null) throw new Error('No canvas');
      canvas.imageSmoothingQuality = 'high';
      canvas.drawImage(bitmap, 0, 0, width, height);
      const { data } = canvas.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, cell) =>
        [0, 1, 2].reduce((sum, channel) => sum + (data[4 * cell + channel] ?? 0) / 3, 0),
      );
    },
    [screenshot.toString('base64'), across, down] as const,
  );
}
