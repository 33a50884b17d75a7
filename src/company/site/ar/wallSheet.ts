import { WALL_RULES } from '../../wallRules.ts';
import { counted } from './counted.ts';
import type { Translated } from './translated.ts';

type English = typeof import('../wallSheet.ts');

const { water, rock, base, ordinaryFloor, stress, panel, shell, plant, weeks, concrete } =
  WALL_RULES;

const count = (number: number): string => number.toLocaleString('en-US');
const percent = (share: number): string => `${Math.round(100 * share)}%`;

const LITRES = {
  none: 'صفر لتر',
  one: 'لتر واحد',
  two: 'لترين',
  few: 'لترات',
  many: 'لترًا',
  other: 'لتر',
};
const TONNES = {
  none: 'صفر طن',
  one: 'طن واحد',
  two: 'طنان',
  few: 'أطنان',
  many: 'طنًّا',
  other: 'طن',
};
/** After a preposition. */
const TIMES = {
  none: 'صفر مما',
  one: 'مثل ما',
  two: 'ضعفي ما',
  few: 'أضعاف ما',
  many: 'ضعفًا لما',
  other: 'ضعف ما',
};

export const WALL_SHEET: Translated<English['WALL_SHEET']> = {
  controls: 'جداركم',
  kind: 'نوع الماء',
  kinds: { reef: 'شعاب', planted: 'مزروع', koi: 'كوي' },
  sizes: {
    length: { tank: 'الطول', pond: 'الطول' },
    height: { tank: 'ارتفاع الماء', pond: 'عمق الماء' },
    depth: { tank: 'العمق من الأمام إلى الخلف', pond: 'العرض' },
  },
  // From right to left also in a drawing, whose own direction stays from left to right.
  quantity: (value, unit) => `\u2067${value}\u00A0${unit}\u2069`,
  summary: (size, volume, load, pressure) =>
    `${size} متر، نحو ${counted(volume, LITRES)}، ${counted(load, TONNES)}، ${pressure} كيلوباسكال`,
  named: (kind, size) => `${kind}، ${size}\u00A0متر`,
  inMetres: (length) => `${length} متر`,
  corner: 'اسحبوا الزاوية',
  drawing: (size) => `جدار أبعاده ${size} متر، من الأمام وفي مقطع، مرسوم بجانب شخص طوله 1.75 متر`,
  plant: (area) => `\u2067المعدات ${area}\u00A0م²\u2069`,
  units: {
    metres: 'متر',
    litres: 'لتر',
    tonnes: 'طن',
    pressure: 'كيلوباسكال',
    millimetres: 'ملم',
    area: 'م²',
    weeks: 'أسبوعًا',
  },
  figures: {
    volume: {
      term: 'الحجم',
      rule: () => 'الطول × الارتفاع × العمق، مقيسة من الداخل.',
    },
    load: {
      term: 'الحِمل مملوءًا',
      rule: (kind) =>
        kind === 'koi'
          ? `الماء بكثافة ${water.koi}\u00A0طن/م³؛ وحوله جدران وقاع من الخرسانة مع الزوايا، بكثافة ${concrete}\u00A0طن/م³.`
          : `الماء بكثافة ${water[kind]}\u00A0طن/م³ وواجهة الأكريليك؛ و${1_000 * rock}\u00A0كغ من الصخر لكل م³؛ و${1_000 * base}\u00A0كغ لكل م² للحوض والقاعدة والإطار.`,
    },
    pressure: {
      term: 'على الأرضية',
      rule: (times, area, kind) =>
        `الحِمل على ${kind === 'koi' ? `${area}\u00A0م² تحت غلاف البركة` : `مساحته وهي ${area}\u00A0م²`}: نحو ${counted(times, TIMES)} تحمله أرضية سكنية عادية، أي ${ordinaryFloor}\u00A0كيلوباسكال.`,
    },
    panel: {
      term: { tank: 'واجهة الأكريليك', pond: 'الغلاف الخرساني' },
      rule: {
        tank: `أكريليك مصبوب مثبت من أربع حواف، لا يزيد إجهاده الطويل الأمد على ${stress} ميغاباسكال، ثم أقرب مقاس أعلى بخطوات ${panel.step} ملم؛ وفوق ${panel.onePiece} ملم تُلصق عليه ألواح سماكتها ${panel.sheet} ملم. وما زاد على مقاس بنسبة لا تتجاوز ${100 * panel.tolerance}% أخذ ذلك المقاس.`,
        pond: `عُشر عمق الماء، ولا يقل عن ${shell.least} ملم.`,
      },
    },
    plant: {
      term: 'غرفة المعدات',
      rule: (kind) =>
        `${percent(plant.from)} من الطول × العمق للصغير، و${percent(plant.to[kind])} ابتداء من ${count(plant.litres)}\u00A0لتر.`,
    },
    weeks: {
      term: 'أول الكائنات بعد',
      rule: () =>
        `من المسح إلى النضج: ${weeks.from}\u00A0أسبوعًا للصغير، و${weeks.to}\u00A0أسبوعًا ابتداء من ${count(weeks.litres)}\u00A0لتر.`,
    },
  },
  note: 'قيم معتادة، ولا تغني عن الحساب.',
  send: 'أرسلوا هذا الرسم',
  rules: 'كيف يُقدر كل منها',
  attached: 'رسمكم مرفق بالرسالة.',
  detached: 'رسمكم ليس في الرسالة.',
  attach: 'إرفاقه بالرسالة',
  change: 'تعديل الرسم',
  remove: 'إزالة الرسم',
};
