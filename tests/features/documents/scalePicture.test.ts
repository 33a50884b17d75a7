import { expect, it } from 'vitest';
import { scalePicture, within } from '../../../src/features/documents/scalePicture.ts';

const SCALED = { fit: within, sides: [64], qualities: [0.4], maxBytes: 1_000 };

it('a file that is too large for a picture is not opened', async () => {
  const file = new File([new Uint8Array(20 * 1_024 * 1_024 + 1)], 'reef.jpg', {
    type: 'image/jpeg',
  });
  await expect(scalePicture(file, SCALED)).rejects.toThrow('larger than 20 MB');
});
