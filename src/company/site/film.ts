/** The words of films and loops. */
export const FILM = {
  pause: 'Pause video',
  play: 'Play video',
  fallback: 'Your browser does not support the video tag.',
} as const;
