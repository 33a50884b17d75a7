/** What the rules say, in words: the comment above the generated document. */
export const HEAD = `/*
 * Security rules, generated from the entities in src/domain by \`npm run rules\`. Do not edit by hand.
 *
 * - Every path not named here is closed.
 * - Signed-in users can read the collections, the activity, the history, the receipts and the log of imports, and nothing
 *   above them. When
 *   config/staffOnly is anything but absent or false, only staff can: users whose id is true in staff, or whose token
 *   has the claim staff. Both paths can only be changed in the Firebase console.
 * - A number that is issued is written once, together with its counter, which counts one further. Of an invoice with a
 *   number only the status changes, and a draft or an invoice of 0 gets none.
 * - The list of assignees is written as a whole, over the version that was read.
 * - The details of the company are texts of up to 2,000 characters, which those with access read together and write one
 *   by one, each with an entry of the history. None can be removed; the rest of config stays closed.
 * - A record is created as a whole, with its required fields and its creationDate, in the same write as an activity
 *   entry with the same key; the entry requires the record in turn.
 * - Afterwards only its fields can be written, and none can be removed. The record cannot be replaced, and its
 *   creationDate and unknown children cannot change.
 * - A record cannot be deleted, but for one case: the person who imported it removes it within a day, and the same write
 *   leaves a copy in the log of imports that holds every value as it is stored. An edit in between makes it fail.
 * - A field declared optional may be missing, so that tabs with an older version of the app keep working.
 * - Conditions that must hold for deletions are in .write, since .validate may not be evaluated for them.
 * - A field accepts the value it already has, whatever its type, so that a value from another source does not block
 *   the edit of another field.
 * - Keys are short and plain. Priorities, Firebase's hidden sort values, are denied.
 * - Activity entries are added by their author with the server's time, and never change.
 * - A history entry is added together with the activity entry of the same update, under its key, and never changes.
 *   Each of its changes is true: \`from\` is what the field held before the write, and \`to\` what it holds afterwards.
 * - A receipt, what has arrived of an order, is added together with an activity entry about an update of an order, under
 *   its key, and with the stocks, which move by its quantities. It never changes, but is marked once as taken back by
 *   another one, which is added with the mark and says the opposite.
 * - An enquiry is the one thing that anybody may add, without reading any, while config/enquiries is true: one in a write, which
 *   raises a count, and no more than 300 until somebody with access handles one. Its texts are limited and never change. Those with access mark it once as handled: with the lead that the same write
 *   creates, for good, or as dismissed, which can be taken back.
 * - An invitation is created, listed and withdrawn by the person who invites. Who has its code, 128 random bits, may look at
 *   it until it is accepted, and accept it once within seven days: in one write that names them and enters the code under
 *   their id in staff, if the person who invites is listed and they are not. Nobody else can write to staff or invitations.
 * - When config/verifiedOnly is anything but absent or false, the e-mail address in the token must be confirmed.
 * - A person with access has a photo of at most 12 kB in profiles, which only they can read, replace and remove.
 * - Below rulesVersion nothing is stored. Signed-in users can read the one child that is named after these rules, which
 *   tells the app whether they are those that it was built with.
 */
`;
