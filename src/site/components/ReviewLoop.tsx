import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { REVIEWS, REVIEWS_SECTION } from '../content/reviews.ts';
import type { Review } from '../content/types.ts';
import { prefersStillness } from './Reveal.tsx';
import { Stars } from './Stars.tsx';

/**
 * The review cards, drifting past without end: the row is shown twice, and its copy is for the eye alone. It
 * can be paused; people who asked for less motion get a row they scroll themselves.
 */
export function ReviewLoop() {
  const [paused, setPaused] = useState(false);
  const [still] = useState(prefersStillness);
  if (still) {
    return (
      // A scrollable region takes the focus, so that keys can scroll it.
      <div
        role="region"
        aria-label={REVIEWS_SECTION.region}
        tabIndex={0}
        className="snap-x scroll-px-[clamp(1.25rem,5vw,6rem)] overflow-x-auto px-[clamp(1.25rem,5vw,6rem)] pb-4"
      >
        <Row />
      </div>
    );
  }
  const Icon = paused ? Play : Pause;
  return (
    <div data-paused={paused || undefined}>
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
          onClick={() => setPaused(!paused)}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-xs text-[0.9375rem] font-semibold text-brass-deep"
        >
          <Icon aria-hidden="true" className="size-4" />
          {paused ? REVIEWS_SECTION.play : REVIEWS_SECTION.pause}
        </button>
      </div>
    </div>
  );
}

function Row() {
  return (
    <ul className="flex">
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
