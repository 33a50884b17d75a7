/** An unsigned token, like those of the Auth emulator. */
export function unsignedToken(claims: object): string {
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

function part(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url');
}
