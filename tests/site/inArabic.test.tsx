import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BRAND, SITE_URL } from '../../src/company/brand.ts';
import { HOME as ARABIC_HOME } from '../../src/company/site/ar/home.ts';
import { LABELS as ARABIC_LABELS } from '../../src/company/site/ar/navigation.ts';
import { SERVICES as ARABIC_SERVICES } from '../../src/company/site/ar/services.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import { whatsAppHref } from '../../src/site/components/links.tsx';
import { linksOf, visit } from './visit.tsx';

const { documentElement: root } = document;

const switchTo = (name: string): boolean =>
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }));

it('an address in Arabic has a page where the site has that language', async () => {
  await visit('/ar');
  expect(root).toHaveAttribute('lang', HAS_ARABIC ? 'ar' : 'en');
});

describe.each(HAS_ARABIC ? ['Arabic'] : [])('the site in %s', () => {
  it('a page in Arabic has its words and its direction, and links to others in Arabic', async () => {
    const { heading, main } = await visit('/ar');
    expect(heading).toHaveAccessibleName(ARABIC_HOME.hero.title);
    expect(root).toHaveAttribute('lang', 'ar');
    expect(root).toHaveAttribute('dir', 'rtl');
    const inward = linksOf(main).filter(([, to]) => to.startsWith('/'));
    expect(inward.length).toBeGreaterThan(5);
    for (const [, to] of inward) expect(to).toMatch(/^\/ar(?:[/?]|$)/);
  });

  it('the letters of a word in Arabic appear together, because they join', async () => {
    const { heading } = await visit('/ar');
    const words = ARABIC_HOME.hero.title.split(' ');
    const parts = [...heading.querySelectorAll('.letter')].map(({ textContent }) => textContent);
    expect(parts).toEqual(words);
  });

  it('the switch leads to the same page in the other language, with its query, and back', async () => {
    await visit('/services?part=checklist');
    expect(root).toHaveAttribute('lang', 'en');
    switchTo('العربية');
    const { heading } = ARABIC_SERVICES.head;
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(window.location.hash).toBe('#/ar/services?part=checklist');
    expect(root).toHaveAttribute('dir', 'rtl');
    expect(document.title).toContain(ARABIC_SERVICES.head.title);
    switchTo('English');
    expect(
      await screen.findByRole('heading', { level: 1, name: SERVICES.head.heading }),
    ).toBeVisible();
    expect(window.location.hash).toBe('#/services?part=checklist');
    expect(root).toHaveAttribute('dir', 'ltr');
  });

  it('a page in Arabic is shared under an address that names its language once', async () => {
    document.head.innerHTML = '<link rel="canonical" />';
    window.history.replaceState(null, '', '/ar/');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    await visit('/ar/portfolio/1');
    expect(document.querySelector('link')).toHaveAttribute('href', `${SITE_URL}ar/portfolio/1/`);
    const [, message] = linksOf(document).find(([, to]) => to.startsWith('https://wa.me')) ?? [];
    expect(message).toBe(whatsAppHref(BRAND.whatsAppPhone, 'بخصوص شعاب ميريديان: '));

    await visit('/ar/contact?wall=5.0x2.4x1.2-reef');
    const sketch = await screen.findByDisplayValue(/5\.0 × 2\.4 × 1\.2/);
    expect(sketch.textContent).toContain(`${window.location.origin}/#/ar?wall=5.0x2.4x1.2-reef`);
  });

  it('the login page leads back to the site in Arabic', async () => {
    const { user } = await visit('/ar/about');
    const [account] = screen.getAllByRole('link', { name: ARABIC_LABELS.staffLogin });
    await user.click(account as HTMLElement);
    await user.click(await screen.findByRole('link', { name: 'Back to homepage' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: ARABIC_HOME.hero.title }),
    ).toBeVisible();
  });
});
