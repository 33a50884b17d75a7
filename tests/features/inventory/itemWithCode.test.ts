import { expect, it } from 'vitest';
import { itemWithCode } from '../../../src/features/inventory/itemWithCode.ts';

const ITEMS = [
  { id: 'blank', sku: '', barcode: '' },
  { id: 'pump', sku: 'PMP-40', barcode: '4006381333931' },
  { id: 'lamp', sku: '4006381333931', barcode: '' },
  { id: 'salt', sku: 'Salt-RF', barcode: '036000291452' },
];

it.each([
  ['its barcode, before the SKU of another', '4006381333931', 'pump'],
  ['its SKU in another case', ' salt-rf ', 'salt'],
  ['its barcode with one zero more', '0036000291452', 'salt'],
  ['its barcode without its zero', '36000291452', 'salt'],
  ['nothing that only begins alike', 'PMP-4', undefined],
])('an item is found by %s', (_, code, id) => {
  expect(itemWithCode(ITEMS, code)?.id).toBe(id);
});
