/**
 * The logo mark: a coral in a drop of water. Decorative, since the name stands next to it.
 *
 * @placeholder The mark, here and in public/favicon.svg and public/icons.
 */
export function Mark({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="18 5 64 88"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path
        d="M50 8C55.4 31.4 80 49.5 80 60A30 30 0 1 1 20 60C20 49.5 44.6 31.4 50 8Z"
        strokeWidth="2"
      />
      <path d="M50 86Q48.8 78.5 50 71" strokeWidth="2.6" />
      <path d="M50 71Q47.4 66.4 43.4 61.7M50 71Q54 66.4 56.6 61.7" strokeWidth="2" />
      <path
        d="M43.4 61.7Q39.1 60.1 35.3 58.5M43.4 61.7Q42.5 57.4 42.9 53.1M56.6 61.7Q56.2 57.4 57.1 53.1M56.6 61.7Q60.4 60.1 64.7 58.5"
        strokeWidth="1.5"
      />
      <path
        d="M35.3 58.5Q32 59 28.8 59.4M35.3 58.5Q33.7 55.9 31.2 53.3M42.9 53.1Q41.6 50.3 39.4 47.5M42.9 53.1Q44.9 50.1 45.9 47.2M57.1 53.1Q56 50.1 54.1 47.2M57.1 53.1Q59.3 50.3 60.6 47.5M64.7 58.5Q67.1 55.9 68.8 53.3M64.7 58.5Q67.9 59 71.2 59.4"
        strokeWidth="1.1"
      />
    </svg>
  );
}
