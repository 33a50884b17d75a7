import { BRAND, IN_ARABIC } from '../../brand.ts';
import { RESPONSE_PROMISE } from './responsePromise.ts';
import type { Translated } from './translated.ts';

export const HOME: Translated<typeof import('../home.ts').HOME> = {
  head: {
    description: `أحواض بحرية وأحواض مياه عذبة وبرك وبيئات حيّة، يصممها استوديو واحد في ${IN_ARABIC.city} ويبنيها ويعتني بها، مع دعم بأولوية على مدار الساعة.`,
  },
  hero: {
    eyebrow: `منظومات مائية حيّة، ${IN_ARABIC.city}`,
    title: 'عمارة الماء',
    tagline: `نصمم أحواض الأحياء المائية والبرك والبيئات الحيّة في ${IN_ARABIC.city}، ونبنيها ونعتني بها، ونبقى مع الماء بعد التسليم.`,
    button: { label: 'اطلبوا عرض سعر مجانيًا', to: '/contact' },
    posterAlt:
      'شعاب مرجانية في ماء شديد الزرقة، تحت سطح متموج يعكس صورتها، مع أسماك صغيرة وضوء على الرمل.',
  },
  claims: [
    {
      figure: '36 طنًّا',
      label: 'على أعمدة خاصة',
      text: 'حوض شعاب ميريديان مملوءًا، وسعته 25,000 لتر: أول مشروع في معرض مشاريعنا.',
    },
    {
      figure: '24/7',
      label: 'دعم بأولوية، على مدار الساعة',
      text: 'قياس عن بُعد، واختصاصي أحياء مائية مناوب، وقطع غيار أساسية على الرف.',
    },
    {
      figure: 'سريلانكا',
      label: 'بنك المرجان',
      text: 'الخطة: مرجان مكسور يُربّى في المشاتل ثم يعود إلى شعاب الجزيرة.',
    },
  ],
  services: {
    eyebrow: 'خدماتنا',
    heading: 'استوديو واحد لعمر الماء كله',
    text: 'من يرسمون الحوض هم من يبنونه ويملؤونه ويفحصون ماءه. أربع خدمات تغطي هذا المدى كله، ولكم أن تأخذوا واحدة منها أو تأخذوها جميعًا.',
    cards: [
      {
        title: 'التصميم والهندسة',
        text: 'نبدأ بالكائنات ثم نرسم ما حولها: الصخور وخطوط النظر ودعم الحياة والأحمال.',
        to: '/services?part=design-engineering',
        picture: 'step-design-upright',
      },
      {
        title: 'التصنيع والتركيب',
        text: 'أكريليك مصبوب، ومعدات تُشغّل قبل توريدها، واختبار بالماء قبل إغلاق التشطيبات.',
        to: '/services?part=fabrication-installation',
        picture: 'desk-idris',
      },
      {
        title: 'التشغيل والصيانة',
        text: 'قائمة فحص منشورة، وتقرير بعد كل زيارة، وجواب في الثالثة فجرًا.',
        to: '/services?part=operation-maintenance',
        picture: 'care-upright',
      },
      {
        title: 'أعمال خاصة',
        text: 'برك كوي تحتمل صيف الخليج، وبيئات حيّة مزروعة، واستزراع المرجان، ورأي ثانٍ.',
        to: '/services?part=specialty-features',
        picture: 'paludarium-upright',
      },
    ],
  },
  features: [
    {
      eyebrow: `لماذا ${BRAND.name}`,
      title: 'غرفة المعدات هي التي تقرر',
      text: 'يتعثر الحوض خلف الجدار قبل أن يظهر ذلك أمامه بزمن طويل. هناك تبدأ الفروق الستة التي تميزنا.',
      to: `/why-${BRAND.slug}`,
      label: 'اقرؤوا الفروق الستة',
      picture: 'union-square',
    },
    {
      eyebrow: 'مسار العمل',
      title: 'من الزيارة الأولى إلى السمكة الأولى',
      text: 'خمس خطوات، لكل منها مدة معتادة، وفي نهاية كل منها شيء بين أيديكم.',
      to: '/experience',
      label: 'تتبعوا الخطوات الخمس',
      picture: 'gallery-macro-square',
    },
  ],
  quiet: {
    heading: 'للشعاب زمنها',
    paragraph:
      'تتصلب الخرسانة في أيام، أما شتلة المرجان فتحتاج إلى أشهر. في سريلانكا سيربي بنك المرجان التابع لنا القطع المكسورة حتى تقوى على البقاء فوق الشعاب من جديد. وبالصبر نفسه نعامل الحوض: الماء هو الذي يقول متى يدخل الكائن التالي.',
    illustration: {
      picture: 'fragments',
      alt: 'مرجانة بنية صغيرة فاتحة الأطراف على قرص خزفي فوق شبكة رمادية مخضرة، وخلفها مرجان آخر خارج التركيز.',
      caption: 'شتلة مرجان في المشتل.',
    },
    link: { label: 'زوروا بنك المرجان', to: '/coral-bank' },
  },
  portfolio: {
    eyebrow: 'المشاريع',
    heading: 'مالح، وعذب، وتحت السماء',
    link: { label: 'شاهدوا المشاريع الستة كلها', to: '/portfolio' },
  },
  callToAction: {
    heading: 'ابدؤوا بالمكان',
    text: `أرسلوا مخططًا أو صورة أو سطرين. ${RESPONSE_PROMISE}`,
  },
};
