/** Adds up one number of each member; 0 for an empty list. */
export function sum<Member>(
  members: readonly Member[],
  amount: (member: Member) => number,
): number {
  return members.reduce((total, member) => total + amount(member), 0);
}
