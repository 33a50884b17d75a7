import type { Page } from '@playwright/test';
import { goToModule } from './actions.ts';
import { expect, test } from './fixtures.ts';

const CODE = '4006381333931';

/** That number as the bars of an EAN-13; 1 is black. */
const BARS =
  '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101';

test('a barcode before the camera leads to its item in the count; without one, its number can be typed', async ({
  openSignedIn,
  administrator,
}) => {
  await administrator.seed({
    'inventory/items/scanned': { sku: 'SCAN-1', name: 'Scanned salt', stock: 3, barcode: CODE },
  });
  const page = await openSignedIn('/#/dashboard', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await goToModule(page, 'inventory/count');
  const count = page.getByLabel('Scanned salt', { exact: true });
  await expect(count).toBeVisible();
  const scanner = page.getByRole('dialog', { name: 'Scan a barcode' });

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Scan a barcode' }).tap();
  await expect(scanner.getByRole('alert')).toContainText('The camera may not be used here.');
  await scanner.getByLabel('Or type its number, or the SKU').fill('scan-1');
  await scanner.getByRole('button', { name: 'Find' }).tap();
  await expect(count).toBeFocused();

  await page.getByRole('searchbox').fill('');
  await showToCamera(page, BARS);
  await page.getByRole('button', { name: 'Scan a barcode' }).tap();
  await expect(scanner).toHaveCount(0);
  await expect(count).toBeFocused();
  await expect(page.getByRole('spinbutton')).toHaveCount(1);
});

/** Gives the page a camera that sees bars. The browser without a window has none of its own, not even an invented one. */
async function showToCamera(page: Page, seen: string): Promise<void> {
  await page.evaluate((bars) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    Object.assign(canvas, { width: 640, height: 480 });
    setInterval(() => {
      if (context === null) return;
      context.fillStyle = 'white';
      context.fillRect(0, 0, 640, 480);
      context.fillStyle = 'black';
      bars.split('').forEach((bar, index) => {
        if (bar === '1') context.fillRect(120 + 4 * index, 100, 4, 280);
      });
    }, 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
  }, seen);
}
