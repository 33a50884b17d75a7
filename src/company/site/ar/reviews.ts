import { counted } from './counted.ts';
import type { Translated } from './translated.ts';

type English = typeof import('../reviews.ts');

export const REVIEWS: Translated<English['REVIEWS']> = [
  {
    name: 'ليلى ح.، صاحبة بيت',
    project: 'شعاب ميريديان',
    quote: 'ابنتي تقول للسمكة الملائكية: تصبحين على خير. ولم أر مضخة مرة واحدة.',
    rating: 5,
  },
  {
    name: 'المدير العام، فندق',
    project: 'ماء الغابة',
    quote: 'كان النزلاء يصطفون ووجوههم إلى المكتب. واليوم يصطفون ووجوههم إلى الماء.',
    rating: 5,
  },
  {
    name: 'فيصل ع.، صاحب بيت',
    project: 'فناء الكوي',
    quote: 'جاء أغسطس وبقيت البركة عند 24 درجة، وصعدت الأسماك تأكل.',
    rating: 5,
  },
  {
    name: 'رئيسة بيئة العمل',
    project: 'غرفة الغيم',
    quote: 'رفضوا إدخال الكائنات قبل أن تستقر النباتات. وكانوا على حق.',
    rating: 5,
  },
  {
    name: 'صوفيا م.، صاحبة مطعم',
    project: 'انسياب',
    quote: 'استغرق الأمر أكثر مما أردت. القناديل هادئة، والقاعة كذلك.',
    rating: 4,
  },
  {
    name: 'مصممة داخلية',
    project: 'جدار ريو نيغرو',
    quote: 'وصل رسم الأحمال قبل أن أطلبه. وكذلك خلوصات النجارة.',
    rating: 5,
  },
];

const STARS = {
  none: 'بلا نجوم',
  one: 'نجمة واحدة',
  two: 'نجمتان',
  few: 'نجوم',
  many: 'نجمة',
  other: 'نجمة',
};

export const REVIEWS_SECTION: Translated<English['REVIEWS_SECTION']> = {
  eyebrow: 'آراء العملاء',
  heading: 'ما يلاحظه العملاء',
  region: 'آراء العملاء',
  pause: 'إيقاف الآراء مؤقتًا',
  play: 'تشغيل الآراء',
  rating: (stars) => `${counted(stars, STARS)} من 5`,
};
