import { SAMPLES } from '../../company/site/samples.ts';

type SampleProps = { readonly of: keyof typeof SAMPLES; readonly className?: string };

/** Says of what it stands beside that it is invented; nothing once it no longer is. */
export function Sample({ of, className = '' }: SampleProps) {
  const word = SAMPLES[of];
  return word === undefined ? null : (
    <p className={`text-sm opacity-85 ${className}`}>
      <Dot />
      {word}
    </p>
  );
}

/** Marks what is invented. Drawn as a border, because backgrounds are neither printed nor shown with forced colors. */
export function Dot() {
  return <span aria-hidden="true" className="page-dot" />;
}
