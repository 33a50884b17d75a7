import { fireEvent, screen, within } from '@testing-library/react';

/** Opens the scanner of the page and types a code, as where there is no camera. */
export async function typeCode(code: string): Promise<void> {
  const [button] = screen.getAllByRole('button', { name: 'Scan a barcode', hidden: true });
  if (button) fireEvent.click(button);
  const scanner = within(await screen.findByRole('dialog', { name: 'Scan a barcode' }));
  fireEvent.change(scanner.getByLabelText('Or type its number, or the SKU'), {
    target: { value: code },
  });
  fireEvent.click(scanner.getByRole('button', { name: 'Find' }));
}
