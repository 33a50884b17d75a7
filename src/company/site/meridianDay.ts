import type { DayCycle } from './types.ts';

/**
 * The lights of The Meridian Reef. Its pictures, 8 by 5, are one render from one place in the room of `reef-lounge`: the hours
 * differ in exposure more than in hue. The tank ends above the lower third, where the dial lies.
 */
export const MERIDIAN_DAY: DayCycle = {
  heading: 'From dawn to moon',
  lead: 'The lighting follows a day at sea, and the lounge lives by it.',
  control: 'Time of day',
  value: (light, time) => `${light}, ${time}`,
  hint: 'Turn the hours',
  lights: [
    {
      name: 'Dawn',
      startsAt: 6 * 60,
      picture: 'meridian-dawn',
      alt: 'The lounge in the early morning: pink daylight through thin curtains, and the first light in the tank.',
      line: 'First light.',
      text: 'It comes up by degrees. The water is at 24–26 °C, as it was all night.',
    },
    {
      name: 'Noon',
      startsAt: 10 * 60,
      picture: 'meridian-noon',
      alt: 'The lounge at noon: daylight through white curtains onto dark stone, and clear light in the whole tank.',
      line: 'Full light.',
      text: '200–400 PAR over the stony corals.',
    },
    {
      name: 'Dusk',
      startsAt: 17 * 60,
      picture: 'meridian-dusk',
      alt: 'The lounge at dusk: a deep blue tank, warm light along the wall, and the city behind the curtains.',
      line: 'The family is home.',
      text: 'The LEDs step down, and the reef lights one wall of the lounge.',
    },
    {
      name: 'Moonlight',
      startsAt: 21 * 60,
      picture: 'meridian-moon',
      alt: 'The lounge at night: the reef in faint blue light, one lamp, and the city behind the curtains.',
      line: 'And no sound.',
      text: 'One level down, the pumps move 37 m³ an hour.',
    },
  ],
};
