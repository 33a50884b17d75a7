import { visit } from '../../src/features/visits/visit.entity.ts';
import {
  MAX_CAPTION_LENGTH,
  MAX_DATA_LENGTH,
  MAX_PHOTOS,
} from '../../src/features/visits/visitPhotos.ts';
import { PICTURE_FORMATS } from '../../src/lib/picture.ts';
import {
  HAS_ACCESS,
  IS_NEW,
  SIGNED,
  all,
  isNumbered,
  list,
  quoted,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/** The new value is a picture as a data URL of at most `maxLength` characters. */
export const isPicture = (maxLength: number): string =>
  all(
    textUpTo(maxLength),
    `newData.val().matches(/^data:image\\/(${PICTURE_FORMATS.join('|')});base64,[A-Za-z0-9+\\/]+=*$/)`,
  );

const CHILDREN = ['data', 'caption', 'user', 'uid', 'timestamp'];

/** The visit that a photo names, after the write. */
const VISIT = `newData${'.parent()'.repeat(4)}.child(${quoted(`${visit.path}/`)} + $visit)`;

/**
 * The rules of the photos of visits: added once by a person with access, to a visit that is stored or comes with them, and never
 * changed or removed. They are read by visit, so that nobody loads all of them.
 */
export const photoRules = (): Rules => ({
  $visit: {
    '.read': HAS_ACCESS,
    $id: {
      '.write': IS_NEW,
      ...validate(
        all(
          isNumbered(MAX_PHOTOS),
          `newData.hasChildren(${list(CHILDREN)})`,
          `${VISIT}.child('date').exists()`,
        ),
      ),
      data: validate(isPicture(MAX_DATA_LENGTH)),
      caption: validate(textUpTo(MAX_CAPTION_LENGTH)),
      ...SIGNED,
      $other: { '.validate': false },
    },
  },
});
