import type { Translated } from './translated.ts';

type English = typeof import('../closeUps.ts');

export const CLOSE_UPS: Translated<English['CLOSE_UPS']> = {
  2: {
    picture: 'aquascape',
    alt: 'الحوض المزروع من مسافة أقرب: ضفتان خضراوان من الخشب والحجر، وبينهما ممر فاتح.',
  },
  3: {
    picture: 'koi-lilies',
    alt: 'أسماك كوي بيضاء وحمراء وذهبية بين أوراق الزنبق المائي، كما تُرى من فوق في ماء داكن صافٍ فوق الحجارة.',
  },
  4: {
    picture: 'paludarium-upright',
    alt: 'الجدار من مسافة أقرب: خيط ماء يهبط بين السراخس والطحالب إلى البركة عند قدمه.',
  },
  5: {
    picture: 'section-drawing',
    alt: 'مقطع في المطعم بالرسم الخطي: الحوض الكروي في الأعلى، والمضخات والمرشحات في الغرفة التي تحته.',
  },
  6: {
    picture: 'blackwater',
    alt: 'الطاولة أمام حوض المياه السوداء من مسافة أقرب: نظارة على كتاب مفتوح، وكأس شاي بلون الماء، وخلفهما أوراق متساقطة.',
  },
};
