import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { REVIEWS, REVIEWS_SECTION } from '../content/reviews.ts';
import type { Review } from '../content/types.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';
import { Stars } from './Stars.tsx';

/**
 * The review cards in an endless loop: the row is rendered twice, the copy hidden from assistive technology. The
 * loop can be paused; visitors who prefer reduced motion get a row they scroll themselves.
 */
export function ReviewLoop() {
  const [isPaused, setPaused] = useState(false);
  const [isStatic] = useState(prefersReducedMotion);
  if (isStatic) {
    return (
      // Focusable, so that it can be scrolled by keyboard.
      <div
        role="region"
        aria-label={REVIEWS_SECTION.region}
        tabIndex={0}
        className="snap-x scroll-px-[clamp(1.25rem,5vw,6rem)] overflow-x-auto px-[clamp(1.25rem,5vw,6rem)] pb-4 print:px-0"
      >
        <Row />
      </div>
    );
  }
  const Icon = isPaused ? Play : Pause;
  return (
    <div data-paused={isPaused || undefined}>
      <div className="overflow-hidden">
        <div className="review-track flex w-max">
          <Row />
          <div inert aria-hidden="true">
            <Row />
          </div>
        </div>
      </div>
      <div className="page-width mt-8">
        <button
          type="button"
          onClick={() => setPaused(!isPaused)}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-xs text-[0.9375rem] font-semibold text-brass-deep"
        >
          <Icon aria-hidden="true" className="size-4" />
          {isPaused ? REVIEWS_SECTION.play : REVIEWS_SECTION.pause}
        </button>
      </div>
    </div>
  );
}

function Row() {
  return (
    <ul className="reviews flex">
      {REVIEWS.map((review) => (
        <ReviewCard key={review.name} review={review} />
      ))}
    </ul>
  );
}

function ReviewCard({ review }: { readonly review: Review }) {
  return (
    <li className="me-6 w-[min(24rem,78vw)] shrink-0 grow snap-start border border-sand bg-[#fbf9f4] p-8">
      <Stars rating={review.rating} label={REVIEWS_SECTION.rating(review.rating)} />
      <blockquote className="mt-5 font-display text-[1.375rem] leading-snug">
        “{review.quote}”
      </blockquote>
      <p className="mt-6 text-[0.9375rem]">
        <span className="font-semibold">{review.name}</span>
        <span className="block text-slate">{review.project}</span>
      </p>
    </li>
  );
}
