import { isCode } from '../src/model/accounts/invitation.ts';
import { InputError, readJson, runProgram } from './program.ts';
import { branch, textOf, type Branch, type Tree } from './tree.ts';

// `npm run staff`: shows the owner who is on the staff list by whose invitation; docs/operations.md says when to look.
const HELP = `Names everybody on the staff list with who invited them, first those whose inviter is no longer on it.

  npx firebase database:get /staff --output staff.json --project live
  npx firebase database:get /invitations --output invitations.json --project live
  npm run staff -- staff.json invitations.json

It reads the two files and changes nothing.`;

/** Somebody on the staff list. */
type Member = {
  readonly uid: string;
  readonly text: string;
  /** Whether the invitations that led to them begin with somebody whom the owner has entered. */
  readonly isVouchedFor: boolean;
};

runProgram(([staffFile, invitationsFile]) => {
  if (staffFile === undefined || invitationsFile === undefined) throw new InputError(HELP);
  console.log(describe(membersOf(readBranch(staffFile), readBranch(invitationsFile))));
});

function describe(members: readonly Member[]): string {
  const open = members.filter(({ isVouchedFor }) => !isVouchedFor);
  const others = members.filter(({ isVouchedFor }) => isVouchedFor);
  const decision = [
    `Invited by somebody who has left: ${open.length}`,
    ...open.map(({ text }) => `  ${text}`),
    '',
    'Each goes on having access. If you know them, enter them yourself, otherwise end their access:',
    ...open.flatMap(({ uid }) => [
      `  npx firebase database:set /staff/${uid} -d true --project live     # or -d false`,
    ]),
    '',
  ];
  return [
    ...(open.length > 0 ? decision : ['Nobody on the list was invited by somebody who has left.']),
    `Others on the list: ${others.length}`,
    ...others.map(({ text }) => `  ${text}`),
  ].join('\n');
}

function membersOf(staff: Branch, invitations: Branch): readonly Member[] {
  return Object.entries(staff)
    .filter(([, entry]) => isListed(entry))
    .map(([uid, entry]) => {
      const { text, isVouchedFor } = originOf(uid, staff, invitations);
      const email = textOf(branch(invitations[textOf(entry)] ?? null)['redeemedEmail']);
      return { uid, text: `${nameOf(email, uid)}: ${text}`, isVouchedFor };
    });
}

/** How somebody came onto the list: by the owner, or by one invitation after the other. */
function originOf(
  uid: string,
  staff: Branch,
  invitations: Branch,
  seen: readonly string[] = [],
): Omit<Member, 'uid'> {
  const entry = staff[uid] ?? null;
  if (entry === true) return { text: 'entered by the owner', isVouchedFor: true };
  if (!isListed(entry)) return { text: 'who is not on the list', isVouchedFor: false };
  // Somebody who left can have been invited again by a person whom they had invited themselves.
  if (seen.includes(uid)) return { text: 'and so on', isVouchedFor: false };
  const stored = invitations[textOf(entry)];
  if (stored === undefined) {
    return { text: 'by an invitation that is not stored any more', isVouchedFor: false };
  }
  const invitation = branch(stored);
  const inviter = textOf(invitation['by']);
  const origin = originOf(inviter, staff, invitations, [...seen, uid]);
  const name = nameOf(textOf(invitation['name']), inviter);
  return { ...origin, text: `invited by ${name}, ${origin.text}` };
}

function isListed(entry: Tree): boolean {
  return entry === true || isCode(textOf(entry));
}

/** A name is the account's own word: it must not write lines of its own into the list. */
function nameOf(name: string, uid: string): string {
  return name === '' ? uid : `${name.replaceAll(/\p{C}/gu, '?')} (${uid})`;
}

function readBranch(file: string): Branch {
  return branch(readJson(file) as Tree);
}
