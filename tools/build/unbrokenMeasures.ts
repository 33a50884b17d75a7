import type { Plugin } from 'vite';

const ENGLISH_UNITS =
  'm³/h|m³|m²|mm|cm|m|mg/L|L|litres?|kg|t|tonnes?|kPa|kW|°C|degrees|dKH|dGH|ppm|PAR|metres|percent|hours|days|weeks|months|years';
/** A noun agrees with its number, so that each has several forms. */
const ARABIC_UNITS =
  'م³/س|م³|م²|ملم|سم|م|ملغم/لتر|لتر|متر|مليمتر|أمتار|كغ|طن|كيلوباسكال|ميغاباسكال|°م|درجات|درجة|ساعات|ساعة|أيام|يوم|أسابيع|أسبوع|أشهر|شهر|ملايين|مليون';

/** The space between a number and its unit, and those of a product, such as 3.0 × 0.75. */
const SPACE = new RegExp(
  String.raw`(?<=[\d}]) (?=(?:${ENGLISH_UNITS}|${ARABIC_UNITS})(?![\p{L}\d]))|(?<=\d) (?=×)|(?<=×) (?=\d)`,
  'gu',
);

/** Keeps each number of the public site's copy on one line with its unit, by a non-breaking space between them. */
export function unbrokenMeasures(): Plugin {
  return {
    name: 'unbroken-measures',
    enforce: 'pre',
    // Tests read the copy as it is written.
    apply: (_, { mode }) => mode !== 'test',
    transform: {
      filter: { id: /\/src\/company\/site\/(?:ar\/)?\w+\.ts$/ },
      // Every character stays where it is, so the source map does, too.
      handler: (code) => ({ code: code.replaceAll(SPACE, '\u00A0'), map: null }),
    },
  };
}
