import type { Plugin } from 'vite';

const ENGLISH_UNITS =
  'm³/h|m³|m²|mm|cm|m|mg/L|L|litres?|kg|t|tonnes?|kPa|kW|°C|degrees|dKH|dGH|ppm|PAR|metres|percent|hours|days|weeks|months|years';
/** A noun agrees with its number, so that each has several forms. */
const ARABIC_UNITS =
  'م³/س|م³|م²|ملم|سم|م|ملغم/لتر|لتر|متر|مليمتر|أمتار|كغ|طن|كيلوباسكال|ميغاباسكال|°م|درجات|درجة|ساعات|ساعة|أيام|يوم|أسابيع|أسبوع|أشهر|شهر|ملايين|مليون';

/** The space between a number and its unit, or beside the sign between two lengths. */
const SPACE = new RegExp(
  String.raw`(?<=[\d}]) (?=×|(?:${ENGLISH_UNITS}|${ARABIC_UNITS})(?![\p{L}\d]))|(?<=×) (?=[\d$])`,
  'gu',
);

/** The dash of a range, after which a line may end. */
const DASH = /(?<=[\d}])–(?=[\d$])/g;

/** Keeps each measure of the public site's copy on one line: numbers with their unit, ranges, and lengths with each other. */
export const unbroken = (copy: string): string =>
  copy.replaceAll(SPACE, '\u00A0').replaceAll(DASH, '\u2060–\u2060');

/** Does so in a build, and in a server for development. */
export function unbrokenMeasures(): Plugin {
  return {
    name: 'unbroken-measures',
    enforce: 'pre',
    // Tests read the copy as it is written.
    apply: (_, { mode }) => mode !== 'test',
    transform: {
      filter: { id: /\/src\/company\/site\/(?:ar\/)?\w+\.ts$/ },
      // What is added is within texts, so the source map stays true but for a column.
      handler: (code) => ({ code: unbroken(code), map: null }),
    },
  };
}
