import { companyCurrency } from '../../model/currency.ts';

/** A label of a printed document, in both of its languages. */
export type Label = { readonly en: string; readonly ar: string };

/** The label of amounts, with their currency. */
const priced = (en: string, ar: string): Label => ({
  get en() {
    return `${en} (${companyCurrency()})`;
  },
  ar,
});

/** The labels of the printed documents. */
export const LABELS = {
  taxInvoice: { en: 'Tax Invoice', ar: 'فاتورة ضريبية' },
  quotation: { en: 'Quotation', ar: 'عرض سعر' },
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  taxCreditNote: { en: 'Tax Credit Note', ar: 'إشعار دائن ضريبي' },
  creditNote: { en: 'Credit Note', ar: 'إشعار دائن' },
  purchaseOrder: { en: 'Purchase Order', ar: 'أمر شراء' },
  draft: { en: 'Draft', ar: 'مسودة' },
  customer: { en: 'Customer', ar: 'العميل' },
  billTo: { en: 'Bill to', ar: 'فاتورة إلى' },
  quotedTo: { en: 'Quotation for', ar: 'عرض سعر إلى' },
  supplier: { en: 'Supplier', ar: 'المورّد' },
  quotationNumber: { en: 'Quotation no.', ar: 'رقم عرض السعر' },
  revision: { en: 'Revision', ar: 'رقم المراجعة' },
  validUntil: { en: 'Valid until', ar: 'صالح حتى' },
  subject: { en: 'Project', ar: 'المشروع' },
  invoiceNumber: { en: 'Invoice no.', ar: 'رقم الفاتورة' },
  taxNumber: { en: 'Tax invoice no.', ar: 'رقم الفاتورة الضريبية' },
  creditNoteNumber: { en: 'Credit note no.', ar: 'رقم الإشعار الدائن' },
  taxCreditNoteNumber: { en: 'Tax credit note no.', ar: 'رقم الإشعار الدائن الضريبي' },
  creditedInvoice: { en: 'For invoice no.', ar: 'عن الفاتورة رقم' },
  invoiceDate: { en: 'Invoice date', ar: 'تاريخ الفاتورة' },
  orderNumber: { en: 'Order no.', ar: 'رقم الطلب' },
  date: { en: 'Date of issue', ar: 'تاريخ الإصدار' },
  terms: { en: 'Payment terms', ar: 'شروط الدفع' },
  trn: { en: 'TRN', ar: 'رقم التسجيل الضريبي' },
  licence: { en: 'Licence', ar: 'رقم الرخصة' },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  description: { en: 'Description', ar: 'الوصف' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  unitPrice: priced('Unit price', 'سعر الوحدة'),
  net: priced('Net', 'الصافي'),
  amount: priced('Amount', 'المبلغ'),
  vatRate: { en: 'VAT rate', ar: 'نسبة الضريبة' },
  vat: priced('VAT', 'الضريبة'),
  payable: { en: 'Payable (AED)', ar: 'المستحق بالدرهم' },
  netTotal: { en: 'Total without VAT', ar: 'الإجمالي بدون الضريبة' },
  vatTotal: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  vatInAed: { en: 'VAT in AED', ar: 'الضريبة بالدرهم' },
  totalInAed: { en: 'Total in AED', ar: 'الإجمالي بالدرهم' },
  rate: { en: 'Exchange rate', ar: 'سعر الصرف' },
  quotationTerms: { en: 'Terms', ar: 'الشروط والأحكام' },
  bank: { en: 'Bank details', ar: 'التفاصيل المصرفية' },
  invoiced: { en: 'Value on the invoice', ar: 'القيمة حسب الفاتورة' },
  creditedBefore: { en: 'Credited before', ar: 'إشعارات دائنة سابقة' },
  correct: { en: 'Correct value', ar: 'القيمة الصحيحة' },
  difference: { en: 'Difference without VAT', ar: 'الفرق بدون الضريبة' },
  reason: { en: 'Reason', ar: 'السبب' },
  credited: { en: 'Credited', ar: 'مبلغ دائن' },
  asAgreed: { en: 'As agreed', ar: 'حسب الاتفاق' },
  discount: { en: 'Discount', ar: 'خصم' },
  adjustment: { en: 'Adjustment to the agreed total', ar: 'تسوية إلى الإجمالي المتفق عليه' },
  zeroRated: { en: 'Zero-rated', ar: 'خاضعة لنسبة الصفر' },
  exempt: { en: 'Exempt', ar: 'معفاة' },
  outOfScope: { en: 'Out of scope', ar: 'خارج نطاق الضريبة' },
} as const satisfies Readonly<Record<string, Label>>;
