import type { Translated } from './translated.ts';

export const NOT_FOUND: Translated<typeof import('../notFound.ts').NOT_FOUND> = {
  head: {
    title: 'الصفحة غير موجودة',
    description: 'لا صفحة بهذا العنوان. الصفحة الرئيسية وصفحة المشاريع مكانان جيدان للبدء.',
    heading: 'لا شيء يسبح هنا',
    lead: 'لا صفحة بهذا العنوان. لعلها انتقلت أو سقط حرف من عنوانها في الطريق.',
  },
  links: [
    { label: 'إلى الصفحة الرئيسية', to: '/' },
    { label: 'شاهدوا المشاريع', to: '/portfolio' },
    { label: 'اتصلوا بالاستوديو', to: '/contact' },
  ],
};
