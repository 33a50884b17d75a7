import { inventoryItem } from '../../src/features/inventory/inventoryItem.entity.ts';
import { purchaseOrder } from '../../src/features/purchasing/purchaseOrder.entity.ts';
import { RECEIPTS_PATH } from '../../src/features/purchasing/receipt.ts';
import { MAX_NUMBER } from '../../src/records/model/field.ts';
import {
  SEES_MONEY,
  IS_NEW,
  SIGNED,
  all,
  matches,
  quoted,
  validate,
  type Rules,
} from './ruleExpressions.ts';

const ITEM = `child(${quoted(inventoryItem.path)}).child($item)`;
/** The root after the write, seen from a line. */
const ROOT = 'newData.parent().parent().parent().parent()';
const BEFORE = `root.${ITEM}.child('stock')`;

/** What is missing in the stock after the write. Of subtractions, unlike of sums, it is certain that they are of numbers. */
const MISSING = `${BEFORE}.val() - (0 - newData.val()) - ${ROOT}.${ITEM}.child('stock').val()`;

/** The stock moves by the quantity, but for the rounding of sums; what is stored may be no number, from another program. */
const MOVES_STOCK = `(!${BEFORE}.isNumber() || (${MISSING} < 0.000001 && ${MISSING} > -0.000001))`;

/** Which receipt a new one takes back, seen from a line, and how much of the item arrived with that. */
const REVERSES = "newData.parent().parent().child('reverses')";
const REVERSED_LINE = `root.child(${quoted(RECEIPTS_PATH)}).child(${REVERSES}.val()).child('lines').child($item).val()`;

/** The receipt that a child of another one names, and what can name one. */
const NAMED = 'newData.parent().parent().child(newData.val())';
const KEY = matches('[-\\w]+');

/**
 * The rules of the receipts. One comes with a new activity entry under its key, whose rules check that key, and which is
 * about an update of an order. Its order and its items are stored before, and the same write moves their stocks. One that
 * takes another back is named in it, so that it is taken back once.
 */
export function receiptRules(): Rules {
  const entry = "child('activity/' + $id)";
  const order = matches('[^\\/]+');
  return {
    '.read': SEES_MONEY,
    '.indexOn': ['order'],
    $id: {
      // Access is asked for by the rules of the activity entry, which the same write adds.
      '.write': all(
        '!data.exists()',
        'newData.exists()',
        `!root.${entry}.exists()`,
        `newData.parent().parent().${entry}.exists()`,
      ),
      ...validate(
        // One that is stored is written to only by the receipt that takes it back.
        `data.exists() || (${all(
          "newData.hasChildren(['order', 'user', 'uid', 'timestamp', 'lines'])",
          `newData.parent().parent().child('activity/' + $id + '/action').val() === ${quoted(purchaseOrder.activity.updated)}`,
        )})`,
      ),
      order: validate(
        all(
          order,
          `root.child(${quoted(purchaseOrder.path)}).child(newData.val()).exists()`,
          // The write does not undo an import.
          `newData.parent().parent().parent().child(${quoted(purchaseOrder.path)}).child(newData.val()).exists()`,
        ),
      ),
      ...SIGNED,
      lines: {
        ...validate('newData.hasChildren()'),
        $item: validate(
          all(
            'newData.isNumber()',
            'newData.val() !== 0',
            `newData.val() >= -${MAX_NUMBER}`,
            `newData.val() <= ${MAX_NUMBER}`,
            `root.${ITEM}.exists()`,
            `${ROOT}.${ITEM}.exists()`,
            MOVES_STOCK,
            `(!${REVERSES}.exists() || newData.val() === 0 - ${REVERSED_LINE})`,
          ),
        ),
      },
      reverses: validate(
        all(
          KEY,
          `${NAMED}.child('order').val() === newData.parent().child('order').val()`,
          `${NAMED}.child('reversedBy').val() === $id`,
        ),
      ),
      reversedBy: {
        '.write': all(IS_NEW, 'data.parent().exists()'),
        ...validate(all('data.parent().exists()', KEY, `${NAMED}.child('reverses').val() === $id`)),
      },
      $other: { '.validate': false },
    },
  };
}
