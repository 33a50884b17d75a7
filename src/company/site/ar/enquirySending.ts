import { counted } from './counted.ts';
import type { Translated } from './translated.ts';

const CHARACTERS = {
  none: 'صفر من الأحرف',
  one: 'حرف واحد',
  two: 'حرفين',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
};

export const SENDING: Translated<typeof import('../enquirySending.ts').SENDING> = {
  submit: 'إرسال الاستفسار',
  sending: 'جارٍ الإرسال…',
  again: 'إعادة الإرسال',
  privacy: {
    text: 'لا يغادر شيء هذه الصفحة قبل أن تضغطوا الزر. عندئذ تُحفظ كلماتكم في قاعدة بياناتنا ليطلع عليها من يجيبونكم، ولا نستعملها في شيء آخر.',
    link: { label: 'بيان الخصوصية', to: '/privacy' },
  },
  arrived: 'وصل استفساركم.',
  failures: {
    offline: 'لم يُرسل: هذا الجهاز غير متصل بالشبكة.',
    unanswered:
      'لم يصلنا رد من الخادم، فلا نستطيع أن نقول هل وصل استفساركم. إن أعدتم إرساله فلن يصل إلا مرة واحدة.',
    refused: 'لم يُرسل: لا تقبل قاعدة بياناتنا استفسارات في الوقت الحالي.',
  },
  kept: 'ما زالت كلماتكم هنا. أعيدوا إرسالها أو اختاروا طريقة أخرى تجدونها مكتوبة فيها.',
  keptRefused:
    'ما زالت كلماتكم هنا. لن تفيد إعادة إرسالها الآن: اختاروا طريقة أخرى تجدونها مكتوبة فيها.',
  tooLong: (maxLength, length) =>
    `الحد الأقصى هنا ${counted(maxLength, CHARACTERS)}، وفي النص ${counted(length, { ...CHARACTERS, two: 'حرفان' })}.`,
};
