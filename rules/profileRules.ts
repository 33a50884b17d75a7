import { MAX_PHOTO_LENGTH } from '../src/model/accounts/photo.ts';
import { PICTURE_FORMATS } from '../src/model/picture.ts';
import { HAS_ACCESS, all, textUpTo, validate, type Rules } from './ruleExpressions.ts';

/** The new value is a picture as a data URL of at most `maxLength` characters. */
export const isPicture = (maxLength: number): string =>
  all(
    textUpTo(maxLength),
    `newData.val().matches(/^data:image\\/(${PICTURE_FORMATS.join('|')});base64,[A-Za-z0-9+\\/]+=*$/)`,
  );

/** The new value is a small picture. */
export const IS_PICTURE = isPicture(MAX_PHOTO_LENGTH);

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
