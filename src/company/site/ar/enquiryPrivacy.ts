import type { Translated } from './translated.ts';

type English = typeof import('../enquiryPrivacy.ts');

const SENDS_NOTHING = [
  'لا يرسل النموذج شيئًا. ما تكتبونه يبقى في متصفحكم إلى أن ترسلوه بأنفسكم بواتساب أو بالبريد الإلكتروني، ويزول حين تغلقون علامة التبويب.',
  'يصلنا ما ترسلونه عبر الخدمة التي تختارونها، وبشروط تلك الخدمة. وعندئذ يكون لدينا اسمكم وعنوانكم أو رقمكم، وما تخبروننا به عن المشروع.',
];

const STORES = [
  'ما تكتبونه يبقى في متصفحكم إلى أن تضغطوا «إرسال الاستفسار». عندئذ يتصل متصفحكم بقاعدة بياناتنا التي تحفظها لنا Google (خدمة Firebase). ويُخزن فيها ما في النموذج ووقت إرساله، وترى Google عنوان IP الخاص بكم. ثم يُغلق الاتصال.',
  'وإذا أرسلتم كلماتكم بواتساب أو بالبريد الإلكتروني بدلًا من ذلك، وصلتنا عبر الخدمة التي تختارونها، وبشروط تلك الخدمة. وفي الحالين يكون لدينا اسمكم وعنوانكم أو رقمكم، وما تخبروننا به عن المشروع.',
];

const APP_CHECK =
  'وقبل ذلك تتحقق Google من أن متصفحًا على هذا الموقع هو الذي يرسل الاستفسار، لا برنامج (خدمة reCAPTCHA). لا يُحمَّل رمزها من Google إلا عندئذ؛ وهو ينظر في متصفحكم وقد يحفظ فيه بيانات، بموجب شروط Google وسياسة الخصوصية لديها.';

export const formPassage: Translated<English['formPassage']> = ({ areStored, hasAppCheck }) => {
  const [stores = '', ...others] = STORES;
  const paragraphs = [stores, ...(hasAppCheck ? [APP_CHECK] : []), ...others];
  return {
    heading: 'نموذج الاستشارة',
    paragraphs: areStored ? paragraphs : SENDS_NOTHING,
  };
};

export const visitException: Translated<English['visitException']> = ({ areStored }) =>
  areStored ? ' وثمة استثناء واحد: إرسال نموذج الاستشارة، الموصوف أدناه.' : '';

export const enquiryProviders: Translated<English['enquiryProviders']> = ({ areStored }) =>
  areStored ? 'الهاتف والبريد الإلكتروني وقاعدة البيانات' : 'الهاتف والبريد الإلكتروني';
