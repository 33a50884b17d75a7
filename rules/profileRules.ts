import { MAX_PHOTO_LENGTH, PHOTO_FORMATS } from '../src/model/accounts/photo.ts';
import { HAS_ACCESS, all, textUpTo, validate, type Rules } from './ruleExpressions.ts';

/** The new value is a small picture as a data URL. */
export const IS_PICTURE = all(
  textUpTo(MAX_PHOTO_LENGTH),
  `newData.val().matches(/^data:image\\/(${PHOTO_FORMATS.join('|')});base64,[A-Za-z0-9+\\/]+=*$/)`,
);

/** The rules of the profiles: a person with access has a photo, a small picture as a data URL, which only they see. */
export function profileRules(): Rules {
  const isOwn = all(HAS_ACCESS, 'auth.uid === $uid');
  return {
    $uid: {
      photo: {
        '.read': isOwn,
        '.write': isOwn,
        ...validate(IS_PICTURE),
      },
      $other: { '.validate': false },
    },
  };
}
