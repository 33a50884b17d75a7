import type { Translated } from './translated.ts';

export const MERIDIAN_DAY: Translated<typeof import('../meridianDay.ts').MERIDIAN_DAY> = {
  heading: 'من الفجر إلى القمر',
  lead: 'تتبع الإضاءة نهارًا في البحر، وعلى إيقاعه تعيش الصالة.',
  control: 'الوقت من اليوم',
  value: (light, time) => `${light}، ${time}`,
  hint: 'أديروا الساعات',
  lights: [
    {
      name: 'الفجر',
      startsAt: 6 * 60,
      picture: 'meridian-dawn',
      alt: 'الصالة في الصباح الباكر: ضوء نهار وردي عبر ستائر رقيقة، وأول الضوء في الحوض.',
      line: 'أول الضوء.',
      text: 'يصعد درجة بعد درجة. والماء بين 24 و26 درجة مئوية، كما كان طوال الليل.',
    },
    {
      name: 'الظهر',
      startsAt: 10 * 60,
      picture: 'meridian-noon',
      alt: 'الصالة عند الظهر: ضوء نهار عبر ستائر بيضاء على حجر داكن، وضوء صافٍ في الحوض كله.',
      line: 'ضوء كامل.',
      text: 'من 200 إلى 400 PAR فوق المرجان الصلب.',
    },
    {
      name: 'الغسق',
      startsAt: 17 * 60,
      picture: 'meridian-dusk',
      alt: 'الصالة عند الغسق: حوض شديد الزرقة، وضوء دافئ على امتداد الجدار، والمدينة خلف الستائر.',
      line: 'الأسرة في البيت.',
      text: 'تخفت مصابيح LED درجة درجة، وتضيء الشعاب جدارًا من الصالة.',
    },
    {
      name: 'ضوء القمر',
      startsAt: 21 * 60,
      picture: 'meridian-moon',
      alt: 'الصالة ليلًا: الشعاب في ضوء أزرق خافت، ومصباح واحد، والمدينة خلف الستائر.',
      line: 'ولا صوت.',
      text: 'في الطابق الأدنى تحرك المضخات 37 م³ في الساعة.',
    },
  ],
};
