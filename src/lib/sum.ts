/** Adds up one number of each member; 0 for an empty list. */
export function sum<Member>(
  members: readonly Member[],
  amount: (member: Member, index: number) => number,
): number {
  return members.reduce((total, member, index) => total + amount(member, index), 0);
}
