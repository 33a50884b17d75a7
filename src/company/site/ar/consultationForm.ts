import { BRAND } from '../../brand.ts';
import { leftToRight } from './counted.ts';
import { RESPONSE_PROMISE } from './responsePromise.ts';
import type { Translated } from './translated.ts';

export const CONSULTATION_FORM: Translated<
  typeof import('../consultationForm.ts').CONSULTATION_FORM
> = {
  heading: 'اطلبوا استشارة',
  text: `ثلاث خانات تكفي، والباقي يعيننا على اختيار من يجيبكم. ${RESPONSE_PROMISE}`,
  requiredMark: '(مطلوب)',
  optionalMark: '(اختياري)',
  fields: {
    name: {
      label: 'الاسم',
      required: true,
      errors: { missing: 'يرجى كتابة الاسم.' },
    },
    email: {
      label: 'البريد الإلكتروني',
      required: true,
      help: 'إلى هذا العنوان نرسل جوابنا.',
      errors: {
        missing: 'يرجى كتابة عنوان البريد الإلكتروني.',
        malformed: `يرجى كتابة عنوان البريد الإلكتروني على هذه الصورة: ${leftToRight('name@example.com')}`,
      },
    },
    message: {
      label: 'الرسالة',
      required: true,
      help: 'المكان، والحجم الذي يدور في ذهنكم، والكائنات التي تحبونها: أي شيء تعرفونه حتى الآن.',
      errors: { missing: 'يرجى كتابة سطر أو سطرين عن مشروعكم.' },
    },
    projectType: { label: 'نوع المشروع', required: false },
    country: { label: 'البلد', required: false, help: 'حيث يقع المشروع.' },
    timeline: {
      label: 'الجدول الزمني',
      required: false,
      help: 'مثلًا: تُعتمد المخططات في مارس، والانتقال في الشتاء المقبل.',
    },
  },
  plans: {
    text: 'للمخططات والصور:',
    or: 'أو',
    message: 'واتساب',
    subject: 'مخططات وصور',
  },
  noProjectType: 'اختاروا من القائمة',
  projectTypes: ['مسكن فاخر', 'ضيافة أو فندق', 'شركة أو مكاتب', 'معماري أو مصمم', 'غير ذلك'],
  submit: 'مراجعة وإرسال',
  privacy: {
    text: 'لا يغادر شيء هذه الصفحة قبل أن ترسلوه بأنفسكم، بواتساب أو بالبريد الإلكتروني. نستعمل ما ترسلونه للرد عليكم، لا لشيء آخر.',
    link: { label: 'بيان الخصوصية', to: '/privacy' },
  },
  subject: 'طلب استشارة',
  shortened: '(هذه بداية رسالة أطول.)',
  thanks: {
    step: 'بقيت خطوة واحدة: اختاروا كيف تصلنا كلماتكم. هي مكتوبة وجاهزة للإرسال.',
    heading: 'شكرًا لكم',
    chosen: 'متى أرسلتموها صارت كلماتكم عندنا.',
    promise: RESPONSE_PROMISE,
    message: 'إرسال بواتساب',
    write: 'إرسال بالبريد الإلكتروني',
    copy: 'نسخ النص',
    copied: 'نُسخ النص. الصقوه حيث تكتبون إلينا.',
    copyByHand: 'لا يسمح المتصفح لهذه الصفحة بالنسخ. النص محدد أمامكم، فانسخوه يدويًا.',
    wholeText: 'النص كاملًا',
    tooLong:
      'رسالتكم أطول مما يحمله رابط. يُفتح واتساب والبريد على بدايتها، فانسخوا النص لإرسالها كاملة.',
    enquiry: 'استفساركم',
    back: 'تعديل',
    direct: 'للحديث إلينا قبل ذلك:',
    call: `اتصلوا على ${leftToRight(BRAND.phone)}`,
  },
};
