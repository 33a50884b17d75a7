/** What the consultation form says where enquiries are stored (VITE_ENQUIRIES). */
export const SENDING = {
  submit: 'Send enquiry',
  sending: 'Sending…',
  again: 'Send again',
  privacy: {
    text: 'Nothing leaves this page before you press the button. It then stores your words in our database, for the people who answer you. We use them for nothing else.',
    link: { label: 'Privacy notice', to: '/privacy' },
  },
  arrived: 'Your enquiry has arrived.',
  failures: {
    offline: 'Not sent: this device has no connection.',
    unanswered:
      'No answer has come, so we cannot say whether your enquiry arrived. Sent again, it still arrives only once.',
    refused: 'Not sent: our database accepts no enquiry at the moment.',
  },
  kept: 'Your words are still here. Send them again, or choose another way; they are typed in already.',
  /** Instead of `kept` where sending again is no use. */
  keptRefused:
    'Your words are still here. Sending them again does not help now: choose another way; they are typed in already.',
  tooLong: (maxLength: string, length: string) =>
    `Please use at most ${maxLength} characters; this has ${length}.`,
} as const;
