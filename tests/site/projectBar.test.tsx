import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BRAND } from '../../src/company/brand.ts';
import { telHref, whatsAppHref } from '../../src/site/components/links.tsx';
import { linksOf, visit } from './visit.tsx';

type Report = (isIntersecting: boolean) => void;

const { IntersectionObserver: original } = window;
/** Reports by margin of the observer: whether the observed element is in view. */
let reports: Record<string, Report> = {};

class FakeObserver {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    reports[options?.rootMargin ?? ''] = (isIntersecting) =>
      act(() =>
        callback(
          [{ isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  reports = {};
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(() => void Object.assign(window, { IntersectionObserver: original }));

const bar = () => screen.getByRole('navigation', { name: 'Your project' });
const isShown = () => !bar().classList.contains('invisible');
const START = '0px';
const END = '1000000px 0px 420px';
const reportStart: Report = (isInView) => reports[START]?.(isInView);
const reportEnd: Report = (isInView) => reports[END]?.(isInView);

/** Opens a page and waits until its bar observes the window. */
async function open() {
  const opened = await visit('/services');
  await waitFor(() =>
    expect(reports).toMatchObject({ [START]: expect.any(Function), [END]: expect.any(Function) }),
  );
  return opened;
}

describe('the bar at the bottom of a small window', () => {
  it('links to the contact page and to WhatsApp between the first screen and the end of a page', async () => {
    await open();
    expect(linksOf(bar())).toEqual([
      ['Start Your Project', '/contact'],
      ['WhatsApp (opens in a new tab)', whatsAppHref(BRAND.whatsAppPhone, 'About your services: ')],
    ]);
    expect(isShown()).toBe(false);
    reportEnd(false);
    expect(isShown()).toBe(false);
    reportStart(false);
    expect(isShown()).toBe(true);
    reportEnd(true);
    expect(isShown()).toBe(false);
    reportEnd(false);
    expect(isShown()).toBe(true);
    reportStart(true);
    expect(isShown()).toBe(false);
  });

  it('calls on the contact page itself', async () => {
    const { user } = await open();
    reportStart(false);
    reportEnd(false);
    await user.click(within(bar()).getByRole('link', { name: 'Start Your Project' }));
    await screen.findByRole('heading', { level: 1, name: 'Write, call, or send a plan' });
    reportStart(false);
    expect(isShown()).toBe(true);
    expect(linksOf(bar())).toEqual([
      ['Call', telHref(BRAND.whatsAppPhone)],
      ['WhatsApp (opens in a new tab)', whatsAppHref(BRAND.whatsAppPhone, 'About a project: ')],
    ]);
  });

  it('takes no focus behind the open menu', async () => {
    const { user } = await open();
    reportStart(false);
    reportEnd(false);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(bar().inert).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(bar().inert).toBe(false);
  });
});
