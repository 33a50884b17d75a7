import type { Translated } from './translated.ts';

type English = typeof import('../wall.ts');

export const WALL: Translated<English['WALL']> = {
  eyebrow: 'رسم أول',
  heading: 'ارسموا جداركم',
  text: 'ما الذي ستحمله أرضيتكم.',
  lead: 'حركوا ثلاثة أطوال واختاروا الماء. هذه هي الأرقام التي يسأل عنها المهندس أولًا، ومع كل منها قاعدته.',
};
