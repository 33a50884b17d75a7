import type { DayCycle } from './types.ts';

/**
 * The lights of The Meridian Reef. Its pictures are to be taken anew, 8 by 5, from one place in the room of `reef-lounge`, with its
 * stone, frame, chair and fish: the hours differ in exposure more than in hue, the moon is one stop brighter than now, and the
 * city is the one of `studio`. The tank ends above the lower third, where the dial lies.
 */
export const MERIDIAN_DAY: DayCycle = {
  heading: 'From dawn to moon',
  lead: 'The lighting follows a day at sea, and the lounge lives by it.',
  control: 'Time of day',
  hint: 'Turn the hours',
  note: 'Concept visualisation.',
  lights: [
    {
      name: 'Dawn',
      startsAt: 6 * 60,
      picture: 'meridian-dawn',
      alt: 'The lounge before sunrise: a warm first light on the rock of the reef, the room still dark.',
      line: 'First light.',
      text: 'It comes up by degrees. The water is at 24–26 °C, as it was all night.',
    },
    {
      name: 'Noon',
      startsAt: 10 * 60,
      picture: 'meridian-noon',
      alt: 'The lounge at noon: clear light through the whole tank, daylight on the marble.',
      line: 'Full light.',
      text: '200–400 PAR over the stony corals.',
    },
    {
      name: 'Dusk',
      startsAt: 17 * 60,
      picture: 'meridian-dusk',
      alt: 'The lounge at dusk: a deep blue tank, an amber sky, and lamps along the wall.',
      line: 'The family is home.',
      text: 'The LEDs step down, and the reef lights one wall of the lounge.',
    },
    {
      name: 'Moonlight',
      startsAt: 21 * 60,
      picture: 'meridian-moon',
      alt: 'The lounge at night: the reef in faint blue light, and one lamp.',
      line: 'And no sound.',
      text: 'One level down, the plant moves 37 m³ an hour.',
    },
  ],
};
