import { BRAND, IN_ARABIC } from '../../brand.ts';
import { PHONES } from '../../phones.ts';
import type { Translated } from './translated.ts';

export const CONTACT: Translated<typeof import('../contact.ts').CONTACT> = {
  head: {
    title: 'اتصلوا بنا',
    description: `اكتبوا إلينا أو اتصلوا أو أرسلوا رسالة. يردّ عليكم أحد كبار مستشاري الاستوديو في ${IN_ARABIC.city} خلال يوم عمل واحد.`,
    heading: 'اكتبوا أو اتصلوا أو أرسلوا مخططًا',
    lead: 'رسم سريع أو مخطط أو صورة لجدار: كل منها يكفي للبداية.',
  },
  nextPage: {
    to: `/why-${BRAND.slug}`,
    eyebrow: `لماذا ${BRAND.name}`,
    heading: 'ستة فروق يمكنكم التحقق منها',
  },
  labels: {
    headquarters: 'المقر الرئيسي',
    visits: 'زيارة الاستوديو بموعد مسبق.',
    social: 'تابعوا الاستوديو',
    messageFor: (name) => `مراسلة ${name} عبر`,
    message: 'واتساب',
    callFor: (name) => `الاتصال: ${name}`,
    write: 'البريد الإلكتروني',
    subject: (name) => `إلى: ${name}`,
  },
  groups: [
    {
      heading: 'المشاريع الجديدة',
      text: 'فكرة أولى أو مخطط على ورق أو سؤال عن الكلفة.',
      subject: 'مشروع جديد',
      members: [
        {
          name: 'هالة منصور',
          role: 'مستشارة أولى، المساكن',
          phone: BRAND.whatsAppPhone,
        },
        {
          name: 'دانيال أوكوي',
          role: 'مستشار أول، الفنادق والمكاتب',
          phone: PHONES.hotels,
        },
        { name: 'إدريس فيلاني', role: 'مدير التصميم، للمعماريين والمصممين' },
      ],
    },
    {
      heading: 'الرعاية والمرجان',
      text: 'المنظومات التي في رعايتنا، وبنك المرجان في سريلانكا.',
      subject: 'منظومة في رعايتكم',
      members: [
        {
          name: 'الدعم بأولوية',
          role: 'مناوبة على مدار الساعة للمنظومات التي في رعايتنا',
          phone: PHONES.support,
        },
        { name: 'مارن سولهايم', role: 'رئيسة رعاية الأحياء', phone: PHONES.care },
        { name: 'ديلان جاياسوريا', role: 'منسق بنك المرجان' },
      ],
    },
  ],
  next: {
    heading: 'ماذا يحدث بعد ذلك',
    lines: [
      {
        title: 'جواب',
        text: 'خلال يوم عمل واحد، من أحد كبار مستشارينا، ومعه أسئلة عن المكان.',
      },
      {
        title: 'زيارة',
        text: 'ننظر في الأحمال ومداخل الموقع والكهرباء والصرف. يستغرق الاستماع والمسح عادة من أسبوع إلى أسبوعين.',
      },
      {
        title: 'مذكرة',
        text: 'تتسلمون مذكرة جدوى ونطاقًا للميزانية، وهما لكم أيًّا كان قراركم.',
      },
    ],
  },
};
