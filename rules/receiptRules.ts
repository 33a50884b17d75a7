import { inventoryItem } from '../src/domain/inventoryItem.ts';
import { purchaseOrder } from '../src/domain/purchaseOrder.ts';
import { MAX_NUMBER } from '../src/domain/validation.ts';
import {
  HAS_ACCESS,
  IS_AUTHOR,
  IS_NEW,
  IS_NOW,
  all,
  quoted,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/**
 * The rules of the receipts. One comes with a new activity entry under its key, whose rules check that key, and which is
 * about an update of an order. Its order and its items are stored before.
 */
export function receiptRules(): Rules {
  const entry = "child('activity').child($id)";
  const order = 'newData.val().matches(/^[^\\/]+$/)';
  return {
    '.read': HAS_ACCESS,
    '.indexOn': ['order'],
    $id: {
      '.write': IS_NEW,
      ...validate(
        all(
          "newData.hasChildren(['order', 'user', 'timestamp', 'lines'])",
          `!root.${entry}.exists()`,
          `newData.parent().parent().${entry}.child('action').val() === ${quoted(purchaseOrder.activity.updated)}`,
        ),
      ),
      order: validate(
        all(
          'newData.isString()',
          order,
          `root.child(${quoted(purchaseOrder.path)}).child(newData.val()).exists()`,
          // The write does not undo an import.
          `newData.parent().parent().parent().child(${quoted(purchaseOrder.path)}).child(newData.val()).exists()`,
        ),
      ),
      user: validate(IS_AUTHOR),
      timestamp: validate(IS_NOW),
      lines: {
        ...validate('newData.hasChildren()'),
        $item: validate(
          all(
            'newData.isNumber()',
            'newData.val() !== 0',
            `newData.val() >= -${MAX_NUMBER}`,
            `newData.val() <= ${MAX_NUMBER}`,
            `root.child(${quoted(inventoryItem.path)}).child($item).exists()`,
            `newData.parent().parent().parent().parent().child(${quoted(inventoryItem.path)}).child($item).exists()`,
          ),
        ),
      },
      $other: { '.validate': false },
    },
  };
}
