import { counted } from './counted.ts';
import type { Category } from '../types.ts';
import type { Translated } from './translated.ts';

type English = typeof import('../projects.ts');

/** @placeholder Arabic, to be read by a native writer before publication. */
export const PROJECTS: Translated<English['PROJECTS']> = [
  {
    id: 1,
    title: 'شعاب ميريديان',
    category: 'Marine',
    location: 'نخلة جميرا، دبي',
    scope: 'شعاب حيّة سعتها 25,000 لتر في جدار صالة، وغرفة معداتها في الطابق الأدنى.',
    highlights: [
      'واجهة واحدة من الأكريليك المصبوب، طولها 5.2 متر',
      'غرفة معدات في الطابق الأدنى، لها مدخل خاص',
      'مرشح أسطواني وقشّارة بروتين وأوزون وكربون في دورة واحدة',
      'مفاعل كالسيوم لشعاب من المرجان الصلب',
      'مبرّدان، كل منهما يحفظ الحرارة وحده',
      'حجر صحي في الموقع',
    ],
    figure: { value: '25,000', unit: 'لتر' },
    imageUrl: 'reef-lounge',
    imageAlt:
      'حوض شعاب عريض في جدار من الحجر الداكن، يُرى عبر أرضية حجرية وإلى جانبه مقعدان من الجلد.',
    isCaseStudy: true,
  },
  {
    id: 2,
    title: 'ماء الغابة',
    category: 'Freshwater',
    location: 'ردهة فندق، وسط مدينة دبي',
    scope:
      'حوض مزروع سعته 2,000 لتر، أبعاده 3.0\u00A0× 0.75\u00A0× 0.92\u00A0متر، مؤلف على طريقة الحديقة اليابانية.',
    highlights: [
      'زجاج رقائقي قليل الحديد بلا إطار، لماء عمقه 0.9 متر',
      'ثاني أكسيد الكربون بين 20 و30 ملغم/لتر، على مدى إضاءة من 6 إلى 8 ساعات',
      'ماء تناضح عكسي، أُعيدت إليه المعادن حتى عسر بين 3 و6 dGH',
      'مرتفعان من الحجر يفصل بينهما ممر من رمل فاتح',
    ],
    figure: { value: '2,000', unit: 'لتر' },
    imageUrl: 'aquascape',
    imageAlt:
      'حوض مزروع طويل بلا إطار على خزانة من الجوز في ردهة فندق ليلًا: أخشاب وحجارة على ضفتين خضراوين، وسرب متفرق من أسماك التترا.',
  },
  {
    id: 3,
    title: 'فناء الكوي',
    category: 'Ponds',
    location: 'فيلا، تلال الإمارات، دبي',
    scope: 'بركة كوي سعتها 60,000 لتر، 4.2\u00A0× 8.0\u00A0متر وعمقها 1.8\u00A0متر، في ظل عريشة.',
    highlights: [
      '30 م³/س: الحجم كله كل ساعتين',
      'أربعة مصارف قاعية تحت الحجر المرصوف، وكاشطات سطحية، ومرشح أسطواني، وبرج رش',
      'مبرّد مضبوط على 24 درجة مئوية، مع تهوية لأشد الليالي حرًّا',
      'تعويض بماء تناضح عكسي مخلوط، كي لا يزيد التبخر عسر الماء',
    ],
    figure: { value: '60,000', unit: 'لتر' },
    imageUrl: 'koi-court',
    imageAlt:
      'أسماك كوي حمراء وبيضاء وذهبية في بركة طويلة داكنة تحت عريشة خشبية، في فناء مسوّر فيه شجرة زيتون، وشمس العصر خطوط على جص فاتح.',
  },
  {
    id: 4,
    title: 'غرفة الغيم',
    category: 'Vivariums',
    location: 'مقر شركة، مركز دبي المالي العالمي',
    scope:
      'جدار من غابة غيمية حجمه 18 م³، أبعاده 4.5\u00A0× 1.6\u00A0× 2.5\u00A0متر، فيه شلال وبركة صغيرة.',
    highlights: [
      'رطوبة من 75 إلى 90% عند 22 إلى 25 درجة مئوية، خلف زجاج يبقى صافيًا',
      'رذاذ من ماء التناضح العكسي، مع تهوية مضبوطة',
      'تربة حيّة فوق طبقة تصريف',
      'أوركيد وسراخس وبروميليات، ولا نوع مقيّد بينها',
    ],
    figure: { value: '18', unit: 'م³' },
    imageUrl: 'paludarium',
    imageAlt:
      'جدار من السراخس والطحالب والأوراق العريضة خلف الزجاج، وشلال رفيع وبركة صافية عند قدمه، في ردهة مكاتب من حجر فاتح وقت الغسق.',
  },
  {
    id: 5,
    title: 'انسياب',
    category: 'Marine',
    location: 'مطعم، جميرا، دبي',
    scope: 'حوض لقناديل القمر سعته 3,500 لتر، بلا زاوية تعلق فيها.',
    highlights: [
      'أكريليك منحنٍ، لا زوايا فيه داخل الماء',
      'جريان صفائحي يحمل القناديل ولا يجذبها',
      'ماء يُحفظ عند 22 درجة مئوية',
      'مصافٍ واسعة عند المخرج، فلا يلتصق بها قنديل',
    ],
    figure: { value: '3,500', unit: 'لتر' },
    imageUrl: 'drift',
    imageAlt:
      'مائدة معدّة في مطعم خافت الضوء: مصباح وكأسا ماء ومنديل. وخلفها، نصف خارج التركيز، قناديل قمر في حوض كروي من ماء شديد الزرقة.',
  },
  {
    id: 6,
    title: 'جدار ريو نيغرو',
    category: 'Freshwater',
    location: 'مسكن خاص، أبوظبي',
    scope:
      'موئل للمياه السوداء سعته 12,000 لتر، أبعاده 5.0\u00A0× 1.5\u00A0× 1.6\u00A0متر: ماء يسِر، وضوء خافت، وقاع من الأوراق.',
    highlights: [
      'ماء يسِر حمضي: الأس الهيدروجيني 6.2، والحرارة عادة من 26 إلى 29 درجة مئوية، واللون لون الشاي',
      'أوراق متساقطة تمد الماء بمواده العفصية',
      'سرب من تترا الكاردينال، وفوقه أسماك ألتوم الملائكية',
      'ضوء خافت، كما تحت غابة مغلقة',
    ],
    figure: { value: '12,000', unit: 'لتر' },
    imageUrl: 'blackwater',
    imageAlt:
      'كتاب مفتوح عليه نظارة، وكأس شاي. وخلف الطاولة، خارج التركيز، جذور وقاع من الأوراق في حوض ماؤه بلون الشاي.',
  },
];

const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  Marine: 'حوض بحري',
  Freshwater: 'مياه عذبة',
  Ponds: 'بركة',
  Vivariums: 'بيئة حيّة',
};

/** What a category is called on a project. */
export const CATEGORY_NAME: Translated<English['CATEGORY_NAME']> = (category) =>
  CATEGORY_NAMES[category];

/** The filter's buttons. */
export const FILTERS: Translated<English['FILTERS']> = [
  { label: 'الكل', category: null },
  { label: 'أحواض بحرية', category: 'Marine' },
  { label: 'مياه عذبة', category: 'Freshwater' },
  { label: 'برك', category: 'Ponds' },
  { label: 'بيئات حيّة', category: 'Vivariums' },
];

const SHOWN = {
  none: 'لا مشاريع معروضة',
  one: 'مشروع واحد معروض',
  two: 'مشروعان معروضان',
  few: 'مشاريع معروضة',
  many: 'مشروعًا معروضًا',
  other: 'مشروع معروض',
};

/** Displayed below the projects on every page that lists them, and below the picture of each. */
export const CONCEPT_NOTE: Translated<English['CONCEPT_NOTE']> =
  'مشاريع تصورية. الصور والعملاء والآراء مؤقتة، وسيحل العمل المنفذ محلها.';

export const PORTFOLIO: Translated<English['PORTFOLIO']> = {
  head: {
    title: 'المشاريع',
    description:
      'ستة مشاريع، من شعاب سعتها 25,000 لتر إلى جدار من غابة غيمية، ولكل منها الحجم والعمق والتدفق والمناخ الذي يسأل عنه المهندس.',
    eyebrow: 'المشاريع',
    heading: 'ستة مشاريع بمقياس واحد',
    lead: 'على أرضية واحدة، وبجانب شخص واحد طوله 1.75 متر. تذكر كل لوحة الحجم أو العمق أو التدفق أو المناخ: الأرقام التي يسأل عنها المهندس أولًا.',
  },
  labels: {
    filterGroup: 'تصفية المشاريع',
    viewDetails: 'عرض التفاصيل',
    hideDetails: 'إخفاء التفاصيل',
    viewCaseStudy: 'عرض دراسة الحالة',
    seeProject: (title) => `شاهدوا «${title}» كاملًا`,
    scope: 'نطاق العمل',
    highlights: 'أبرز ما فيه',
    count: (shown) => counted(shown, SHOWN),
  },
  nextPage: {
    to: '/experience',
    eyebrow: 'مسار العمل',
    heading: 'خمس خطوات، وما تتسلمونه بعد كل منها',
  },
};
