import type { Translated } from './translated.ts';

type English = typeof import('../reportPrivacy.ts');

/** @placeholder Arabic, to be read by a native writer before publication. */
export const REPORT_PRIVACY: Translated<English['REPORT_PRIVACY']> = {
  exception: 'وإذا تعطلت صفحة أرسل متصفحكم تقريرًا عن العطل، كما هو موصوف أدناه.',
  passage: {
    heading: 'حين تتعطل صفحة',
    paragraphs: [
      'يخبرنا متصفحكم عندئذ بنوع الخطأ، وبالملف والصفحة اللذين وقع فيهما، وبأي إصدار من الموقع، وباسم المتصفح وإصداره. لا يحمل التقرير شيئًا مما كتبتم، ولا اسمًا ولا عنوانًا ولا رقمًا، ولا شيئًا نتعرفكم به.',
      'ويذهب إلى الخدمة التي تجمع لنا هذه التقارير. وترى هذه الخدمة، ككل خادم، عنوان IP الخاص بكم حين يصل التقرير، وقد طُلب منها ألا تحفظه. نستعمل التقارير لإصلاح الموقع، لا لشيء آخر.',
    ],
  },
};
