/** The initials of a name: of its first and last word, such as `LH`. */
export function initials(name: string): string {
  const letters = name.match(/(?<!\S)\S/gu) ?? [];
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
