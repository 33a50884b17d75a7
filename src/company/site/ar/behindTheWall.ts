import type { Translated } from './translated.ts';

export const BEHIND_THE_WALL: Translated<typeof import('../behindTheWall.ts').BEHIND_THE_WALL> = {
  eyebrow: 'شعاب ميريديان، نخلة جميرا',
  heading: 'هذه هي الغرفة.\nونحن بدأنا من خلفها.',
  lead: 'اسحبوا الخط عبرها تروا ما رسمناه أولًا: البلاطة، واللوح، والمعدات في الطابق الأدنى.',
  link: { label: 'اقرؤوا دراسة الحالة', to: '/portfolio/1' },
  room: {
    picture: 'behind-room',
    alt: 'صالة معتمة ليلًا، يملأ حوض شعاب جدارًا منها، وضوؤه على الأرضية الحجرية.',
  },
  section: {
    picture: 'behind-section',
    alt: 'المشهد نفسه في مقطع: الحوض على بلاطته، وماء أبعاده 5,200 × 2,200 ملم فوقه 950 ملم خالية، وغرفة المعدات تحت الصالة.',
  },
  figures: { length: '5,200', height: '2,200', reach: '950' },
  labels: [
    {
      figure: '140 ملم',
      note: 'أكريليك مصبوب',
      wide: { x: 0.18, y: 0.46, line: 0.46 },
    },
    {
      figure: '950 ملم',
      note: 'خالية فوق الماء',
      upright: { x: 0.6666, y: 0.075, line: 0.075 },
    },
    {
      figure: '36 طنًّا',
      note: 'مملوءًا، على الأساسات',
      wide: { x: 0.276, y: 0.655, line: 0.615 },
      upright: { x: 0.24, y: 0.6, line: 0.6 },
    },
    {
      figure: '37 م³/س',
      note: 'الحجم كله، مرة ونصف مرة في الساعة',
      wide: { x: 0.614, y: 0.73, line: 0.615 },
      upright: { x: 0.728, y: 0.73, line: 0.69 },
    },
  ],
  hint: 'اسحبوا الخط',
  control: 'خط المقطع',
  value: (percent) => `رُسم ${percent} في المئة`,
  note: 'صورة تصورية.',
};
