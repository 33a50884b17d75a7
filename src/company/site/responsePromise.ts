/** When an enquiry is answered, and by whom (specification, section 9). */
export const RESPONSE_PROMISE = 'A senior consultant responds within one business day.';
