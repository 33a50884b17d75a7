import { Star } from 'lucide-react';

/** A rating of one to five as stars. */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span role="img" aria-label={label} className="flex gap-1">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          strokeWidth={1.25}
          className={`size-4 text-brass-deep ${star <= rating ? 'fill-current' : ''}`}
        />
      ))}
    </span>
  );
}
