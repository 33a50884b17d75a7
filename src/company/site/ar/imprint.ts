import { BRAND, IN_ARABIC, LEGAL } from '../../brand.ts';
import type { Translated } from './translated.ts';

/** What is not yet that of the company says so in Arabic, too. */
const inArabic = (entry: string): string => entry.replace(/\(placeholder\)/, '(قيمة مؤقتة)');

export const IMPRINT: Translated<typeof import('../imprint.ts').IMPRINT> = {
  head: {
    title: 'بيانات الناشر',
    description: `من ينشر هذا الموقع: الاسم القانوني لشركة ${BRAND.name} ورخصتها ورقم تسجيلها الضريبي، وكيف تصلون إلى الاستوديو.`,
    heading: 'من ينشر هذا الموقع',
    lead: 'الشركة كما هي مسجلة، وأين تجدونها.',
  },
  company: 'الشركة',
  entries: [
    { term: 'الاسم القانوني', detail: IN_ARABIC.legalName },
    { term: 'جهة الترخيص', detail: IN_ARABIC.licensingAuthority },
    { term: 'رقم الرخصة', detail: inArabic(LEGAL.licenceNumber) },
    { term: 'رقم التسجيل الضريبي', detail: inArabic(LEGAL.trn) },
  ],
  contact: 'الاستوديو',
};
