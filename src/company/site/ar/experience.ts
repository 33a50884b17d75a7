import { BRAND } from '../../brand.ts';
import { counted } from './counted.ts';
import type { Translated } from './translated.ts';

/** After a preposition. */
const WEEKS = {
  none: 'لا أسابيع',
  one: 'أسبوع',
  two: 'أسبوعين',
  few: 'أسابيع',
  many: 'أسبوعًا',
  other: 'أسبوع',
};
const MONTHS = {
  none: 'لا أشهر',
  one: 'شهر',
  two: 'شهرين',
  few: 'أشهر',
  many: 'شهرًا',
  other: 'شهر',
};

/** From one number to another: the noun follows the second, and stands in place of a first that is one or two. */
const between = (min: number, max: number, forms: typeof WEEKS): string =>
  `من ${min < 3 ? counted(min, forms) : min} إلى ${counted(max, forms)}`;

export const EXPERIENCE: Translated<typeof import('../experience.ts').EXPERIENCE> = {
  head: {
    title: 'مسار العمل',
    description:
      'خمس خطوات من الزيارة الأولى إلى رعاية دائمة، لكل منها مدتها المعتادة، وما تفعلونه، وما نفعله، وما تتسلمونه في نهايتها.',
    heading: 'خمس خطوات، وما تتسلمونه بعد كل منها',
    lead: 'لا يُستعجل نظام حيّ، لكن يمكن التخطيط له. هذا ترتيب العمل، بمدده المعتادة.',
  },
  labels: {
    duration: 'المدة المعتادة',
    inWeeks: (min, max) => between(min, max, WEEKS),
    inMonths: (min, max) => between(min, max, MONTHS),
    of: (span, phase) => `${span} ${phase}`,
    followedBy: (before, after) => `${before}، ثم ${after}`,
    you: 'ما تفعلونه',
    we: 'ما نفعله',
    result: 'ما تتسلمونه',
    programme: 'البرنامج الزمني بالأسابيع',
    step: 'الخطوة',
    earliest: 'في أقصر مدة',
    latest: 'في أطول مدة',
    span: (start, finish) => `من الأسبوع ${start} إلى الأسبوع ${finish}`,
    until: (finish) => `حتى الأسبوع ${finish}`,
    flag: 'الأسابيع',
    firstAnimals: 'أول الكائنات',
    fullyStocked: 'اكتمال الأحياء',
    weeks: (earliest, latest) => `الأسابيع ${earliest}–${latest}`,
    shortest: 'أقصر مدة',
    longest: 'أطول مدة',
    maturation: 'النضج',
  },
  steps: [
    {
      title: 'الاستماع والمسح',
      phases: [{ minWeeks: 1, maxWeeks: 2 }],
      you: 'تعرضون علينا المكان، وتحدثوننا كيف تعيشون فيه أو تعملون.',
      we: 'نقيس مداخل الموقع، ونسأل عن قدرة البلاطة، ونحدد الكهرباء والصرف، ونكتب متطلبات المشروع.',
      result: 'مذكرة جدوى ونطاق للميزانية',
      illustration: {
        picture: 'step-survey',
        alt: 'جهاز قياس بالليزر على مخطط بالقلم الرصاص، وشريط قياس ومتر قابل للطي على بلاطة عارية، ونقطته الحمراء بجانب فتحة معتمة في الجدار خلفها.',
        caption: 'قياس أول.',
      },
      sheet: 'مذكرة الجدوى',
    },
    {
      title: 'الفكرة والتصميم',
      phases: [{ minWeeks: 4, maxWeeks: 8 }],
      you: 'تختارون من الكائنات ما يلائم المكان، ثم تتجولون في النموذج.',
      we: 'نحدد الأنواع، ونجسم التكوين، ونرسم المشاهد، ونضع الخطوط الأولى لدعم الحياة.',
      result: 'تصميم أولي موقّع وخطة لإدخال الأحياء',
      illustration: {
        picture: 'step-design',
        alt: 'نموذج مقطعي لحوض مزروع على رسمه، مع فرجار نحاسي ومسطرة فولاذية وعينات حجر وصخر مرجاني ومجسم إنسان صغير من النحاس.',
        caption: 'نموذج، ومقطع، وعينات.',
      },
      sheet: 'التصميم وخطة الأحياء',
    },
    {
      title: 'الهندسة والتصنيع',
      phases: [{ minWeeks: 10, maxWeeks: 16 }],
      you: 'تعتمدون الرسوم، وتزورون الورشة لرؤية التركيب التجريبي إن شئتم.',
      we: 'نتم الحسابات، ونصب الأكريليك ونلحمه، ونبني المعدات على قواعدها ونشغّلها.',
      result: 'محضر قبول في المصنع',
      illustration: {
        picture: 'fabrication',
        alt: 'كتلة صافية من الأكريليك المصبوب على ورق مربعات أمام نافذة؛ خط أحمر قائم وراءها يبدو من خلالها منزاحًا عن موضعه، وزاوية فولاذية عند حافتها تبيّن 140 مليمترًا.',
        caption: 'حافة سماكتها 140 ملم، نصفها مصقول.',
      },
      sheet: 'محضر القبول في المصنع',
    },
    {
      title: 'التركيب والتشغيل التجريبي',
      phases: [
        { minWeeks: 3, maxWeeks: 6 },
        { minWeeks: 4, maxWeeks: 8, of: 'للنضج' },
      ],
      you: 'تعطوننا مواعيد الرافعة والمصعد والواجهة، ثم تحتملون ماء لا شيء فيه مدة من الزمن.',
      we: 'نرفع الحوض إلى مكانه، ونختبره بالماء ونملؤه، ونضبط الحساسات، وننتظر إلى أن تتهيأ الحياة الدقيقة فيه.',
      result: 'سجل لجودة الماء ودليل للتشغيل',
      illustration: {
        picture: 'dry-fit',
        alt: 'حوض شعاب قبل مائه: صخور عارية خلف لوح ملصق الحواف، وسلّم وسقالة ومصابيح عمل على أرضية مغطاة بالألواح.',
        caption: 'قبل الماء.',
      },
      sheet: 'سجل جودة الماء',
    },
    {
      title: 'إدخال الأحياء والرعاية الدائمة',
      phases: [{ minWeeks: 13, maxWeeks: 26, unit: 'months', of: 'لإدخال الأحياء' }],
      afterwards: 'سنوات',
      you: 'تستقبلون الكائنات عند وصولها، وتتصلون في أي ساعة إن رابكم شيء.',
      we: 'ننقلها من الحجر الصحي على مراحل، ونلتزم قائمة الفحص، ونراجع معكم كل عام.',
      result: 'سجل للرعاية، وخط على مدار الساعة، ومراجعة سنوية',
      illustration: {
        picture: 'step-maturation',
        alt: 'أول مرجانة صغيرة على قاعدتها، فوق صخر شعاب فتيّ تكسوه غشاوة بنية من الدياتومات وأولى القشور البنفسجية، وإلى جانبها حلزون يرعى.',
        caption: 'أول مرجانة، وأمامها حلزون.',
      },
      sheet: 'سجل الرعاية',
    },
  ],
  note: 'المدد معتادة، وتتوقف على الحجم والموقع. أما مددكم فتُثبت في البرنامج الزمني عند نهاية الخطوة الثانية.',
  nextPage: {
    to: '/about',
    eyebrow: `عن ${BRAND.name}`,
    heading: 'نبدأ من خلف الجدار',
    picture: 'studio',
  },
};
