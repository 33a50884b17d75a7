import { describe, expect, it } from 'vitest';
import { TERMS, customer } from '../../src/domain/customer.ts';
import { STAGES, deal, isLost, isOpen, isWon } from '../../src/domain/deal.ts';
import { parseRecord } from '../../src/domain/entity.ts';
import { LEAD_COLORS, lead } from '../../src/domain/lead.ts';

describe('a deal', () => {
  it.each([
    ['New Lead', true, false, false],
    ['Quotation Sent', true, false, false],
    ['Negotiation', true, false, false],
    ['Won', false, true, false],
    ['Lost', false, false, true],
    [undefined, true, false, false],
    ['won', true, false, false],
  ])('in the stage %s is open: %s, won: %s, lost: %s', (stage, open, won, lost) => {
    const record = parseRecord(deal, 'd', { stage });
    expect(isOpen(record)).toBe(open);
    expect(isWon(record)).toBe(won);
    expect(isLost(record)).toBe(lost);
  });

  it('has its stages in this order', () => {
    expect(STAGES.join(', ')).toBe('New Lead, Quotation Sent, Negotiation, Won, Lost');
  });
});

it('a lead is New, Contacted, Qualified or Unqualified, in this order, and New at first', () => {
  expect(Object.keys(LEAD_COLORS).join(', ')).toBe('New, Contacted, Qualified, Unqualified');
  expect(parseRecord(lead, 'l', {}).status).toBe('New');
});

it('a customer pays Net 30, Net 60 or Due on Receipt, in this order, and Net 30 at first', () => {
  expect(TERMS.join(', ')).toBe('Net 30, Net 60, Due on Receipt');
  expect(parseRecord(customer, 'c', {}).terms).toBe('Net 30');
});
