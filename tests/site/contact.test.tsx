import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BRAND } from '../../src/company/brand.ts';
import { CONTACT } from '../../src/company/site/contact.ts';
import { mapHref } from '../../src/lib/mapHref.ts';
import { telHref, whatsAppHref } from '../../src/site/components/links.tsx';
import { linksOf, textsOf, visit } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

const groupOf = (heading: string) =>
  screen.getByRole('heading', { name: heading }).closest('section > div, aside > div');

describe('the contact page', () => {
  it(
    'shows address, phone, e-mail and social pages, promises a reply, and names two groups of people to write to',
    clauses('S2.4-19,20,21 S3-22 S4-24 S7.4-2,3,4'),
    async () => {
      const { main } = await visit('/contact');
      const headquarters = groupOf('Headquarters') as HTMLElement;
      expect(textsOf(headquarters, 'dt')).toEqual(['Address', 'Phone', 'E-mail']);
      expect(textsOf(headquarters, 'dd > :first-child')).toEqual([
        BRAND.address,
        BRAND.phone,
        BRAND.email,
      ]);
      expect(linksOf(headquarters)).toEqual([
        ['Show on a map (opens in a new tab)', mapHref(BRAND.address)],
        [BRAND.phone, telHref(BRAND.phone)],
        [BRAND.email, `mailto:${BRAND.email}`],
      ]);

      const social = groupOf('Follow the studio') as HTMLElement;
      expect(linksOf(social)).toEqual(
        BRAND.social.map(({ name, url }) => [`${name} (opens in a new tab)`, url]),
      );
      for (const link of within(social).getAllByRole('link')) {
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }

      expect(main).toHaveTextContent('A senior consultant responds within one business day.');
      const before = main.textContent?.split('Review and send')[0];
      expect(before?.match(/business day/g)).toHaveLength(1);

      expect(CONTACT.groups).toHaveLength(2);
      for (const { heading, subject: about, members } of CONTACT.groups) {
        expect(screen.getByRole('heading', { name: heading }).nextElementSibling).toHaveTextContent(
          /^Sample names$/,
        );
        const rows = within(groupOf(heading) as HTMLElement).getAllByRole('listitem');
        expect(rows).toHaveLength(members.length);
        for (const [index, row] of rows.entries()) {
          const { name = '', role = '', phone } = members[index] ?? {};
          expect(within(row).getAllByText(name)[0]).toBeVisible();
          expect(within(row).getByText(role)).toBeVisible();
          const digits = phone?.replaceAll(/\D/g, '');
          const subject = `subject=For%20${name.replace(' ', '%20')}`;
          const links =
            phone === undefined
              ? [[`E-mail ${name}`, `mailto:${BRAND.email}?${subject}`]]
              : [
                  [
                    `Message ${name} on WhatsApp (opens in a new tab)`,
                    `https://wa.me/${digits}?text=${encodeURIComponent(`About ${about}: `)}`,
                  ],
                  [`Call ${name}: ${phone}`, `tel:+${digits}`],
                ];
          expect(within(row).getAllByRole('link')).toHaveLength(links.length);
          for (const [label = '', href] of links) {
            expect(within(row).getByRole('link', { name: label })).toHaveAttribute('href', href);
          }
        }
      }
    },
  );

  it('begins with a person to write to or to call, and says that the name is invented', async () => {
    const { heading, main } = await visit('/contact');
    const head = heading.closest('header') as HTMLElement;
    expect(head).toHaveTextContent(
      /Hala Mansour\s*Sample names\s*Senior Consultant, residences\s*WhatsApp.*Call$/,
    );
    const links = [
      ['WhatsApp (opens in a new tab)', whatsAppHref(BRAND.whatsAppPhone, 'About a project: ')],
      ['Call', telHref(BRAND.whatsAppPhone)],
    ];
    expect(linksOf(head)).toEqual(links);
    // Before the form.
    expect(linksOf(main).slice(0, 2)).toEqual(links);
    expect(linksOf(main)).toContainEqual(['Warranty, cover and budget bands', '/about?part=terms']);
  });

  it.each([
    ['+971 50 555 0111', 'https://wa.me/971505550111'],
    ['+971-50-555-0111', 'https://wa.me/971505550111'],
    ['++9 7-1', 'https://wa.me/971'],
    ['0505550111', 'https://wa.me/0505550111'],
  ])(
    'removes plus signs, spaces and dashes from %s in a messaging link',
    clauses('S7.4-2'),
    (phone, link) => {
      expect(whatsAppHref(phone, 'Koi & reef: ')).toBe(`${link}?text=Koi%20%26%20reef%3A%20`);
    },
  );

  it('encodes an address in a link to a map', () => {
    const { searchParams, origin } = new URL(mapHref('Villa 3 & 4, شارع'));
    expect(origin).toBe('https://www.google.com');
    expect(searchParams.get('query')).toBe('Villa 3 & 4, شارع');
  });
});
