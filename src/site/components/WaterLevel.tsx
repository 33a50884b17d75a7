/** The mark of a water level, as in a section drawing: a triangle that stands on a line, above three shorter ones. */
export function WaterLevel({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 48 34"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d="M12 1h24L24 19Z" />
      <path d="M0 19.5h48M9 25.5h30M16 31.5h16" />
    </svg>
  );
}
