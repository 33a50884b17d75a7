import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MERIDIAN_DAY } from '../../src/company/site/meridianDay.ts';
import { placeOf, timeAt } from '../../src/site/components/dayCycle/dayTime.ts';
import { sectionOf, visit } from './visit.tsx';

async function openDay() {
  await visit('/portfolio/1');
  const section = sectionOf('From dawn to moon');
  const dial = within(section).getByRole<HTMLInputElement>('slider', { name: 'Time of day' });
  return { section, dial };
}

describe('the day of a case study', () => {
  it('has a picture and a caption for each light', async () => {
    const { section } = await openDay();
    for (const { alt, name, line, text } of MERIDIAN_DAY.lights) {
      expect(within(section).getByRole('img', { name: alt })).toHaveAttribute('loading', 'lazy');
      expect(within(section).getByRole('heading', { name })).toBeInTheDocument();
      expect(within(section).getByText(line)).toBeInTheDocument();
      expect(within(section).getByText(text)).toBeInTheDocument();
    }
  });

  it('says the time and the light of its dial', async () => {
    const { dial } = await openDay();
    for (const [minutes, text] of [
      [370, 'Dawn, 06:10'],
      [590, 'Dawn, 09:50'],
      [600, 'Noon, 10:00'],
      [1_110, 'Dusk, 18:30'],
      [1_440, 'Moonlight, 24:00'],
    ] as const) {
      fireEvent.change(dial, { target: { value: String(placeOf(minutes)) } });
      expect(dial).toHaveAttribute('aria-valuetext', text);
    }
  });

  it('has noon at the top of its dial, and a place for every ten minutes', async () => {
    const { dial } = await openDay();
    const times = [0, 0.5, 1].map((share) => timeAt(share * Number(dial.max)));
    expect(times).toEqual([360, 720, 1_440]);
    for (let minutes = 360; minutes <= 1_440; minutes += 10)
      expect(timeAt(placeOf(minutes))).toBe(minutes);
  });

  it('is shown only where the content has one', async () => {
    await visit('/portfolio/2');
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
