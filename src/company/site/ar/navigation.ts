import { BRAND } from '../../brand.ts';
import type { Translated } from './translated.ts';

type English = typeof import('../navigation.ts');

export const HEADER_LINKS: Translated<English['HEADER_LINKS']> = [
  { to: '/services', label: 'خدماتنا' },
  { to: '/portfolio', label: 'المشاريع' },
  { to: '/coral-bank', label: 'بنك المرجان' },
  { to: '/about', label: 'من نحن' },
];

export const MORE_LINKS: Translated<English['MORE_LINKS']> = [
  { to: `/why-${BRAND.slug}`, label: `لماذا ${BRAND.name}` },
  { to: '/experience', label: 'مسار العمل' },
  { to: '/professionals', label: 'للمهنيين' },
];

export const FOOTER_LINKS: Translated<English['FOOTER_LINKS']> = [...HEADER_LINKS, ...MORE_LINKS];

export const LEGAL_LINKS: Translated<English['LEGAL_LINKS']> = [
  { to: '/privacy', label: 'الخصوصية' },
  { to: '/imprint', label: 'بيانات الناشر' },
];

export const ARCHITECTS_LINK: Translated<English['ARCHITECTS_LINK']> = {
  to: '/professionals?part=figures',
  label: 'للمعماريين: الأرقام والتداخلات',
};
export const TERMS_LINK: Translated<English['TERMS_LINK']> = {
  to: '/about?part=terms',
  label: 'الضمان والتأمين ونطاقات الميزانية',
};

export const SUBJECTS: Translated<English['SUBJECTS']> = {
  '/services': 'خدماتكم',
  '/portfolio': 'مشاريعكم',
  '/portfolio/1': 'شعاب ميريديان',
  '/portfolio/2': 'ماء الغابة',
  '/portfolio/3': 'فناء الكوي',
  '/portfolio/4': 'غرفة الغيم',
  '/portfolio/5': 'انسياب',
  '/portfolio/6': 'جدار ريو نيغرو',
  '/coral-bank': 'بنك المرجان',
  '/about': 'الاستوديو',
  '/experience': 'مسار العمل في مشروع',
  '/professionals': 'مشروع لمكتبي',
};

export const MESSAGE: Translated<English['MESSAGE']> = (subject = 'مشروع') => `بخصوص ${subject}:`;

export const NEXT: Translated<English['NEXT']> = (eyebrow) => `التالي: ${eyebrow}`;

export const QUOTED: Translated<English['QUOTED']> = (words) => `«${words}»`;

export const SKIP_LINK: Translated<English['SKIP_LINK']> = 'تجاوز إلى المحتوى';

export const LABELS: Translated<English['LABELS']> = {
  navigation: 'التنقل الرئيسي',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  startYourProject: 'ابدؤوا مشروعكم',
  projectBar: 'مشروعكم',
  whatsApp: 'واتساب',
  call: 'اتصال',
  dashboard: 'لوحة العمل',
  staffLogin: 'دخول الموظفين',
  footerNavigation: 'تذييل الصفحة',
  tagline: 'منظومات مائية تُصنع لمكانها: فن حيّ وعلامة ذوق رفيع.',
  footerPages: 'تصفحوا',
  footerContact: 'للتواصل',
  footerSocial: 'تابعونا',
  footerLegal: 'معلومات قانونية',
  noTracking: 'لا يضع هذا الموقع ملفات تعريف ارتباط ولا يتتبعكم.',
  newTab: '(يُفتح في علامة تبويب جديدة)',
};

export const HEADQUARTERS: Translated<English['HEADQUARTERS']> = {
  address: 'العنوان',
  map: 'عرض على الخريطة',
  phone: 'الهاتف',
  email: 'البريد',
};
