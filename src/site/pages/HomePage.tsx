import { DrawYourWall } from '../components/wall/DrawYourWall.tsx';
import { BehindTheWall } from '../components/BehindTheWall.tsx';
import { HomeHero } from '../components/HomeHero.tsx';
import { HOME } from '../../company/site/home.ts';
import { QUOTED } from '../../company/site/navigation.ts';
import { PROJECTS } from '../../company/site/projects.ts';
import { REVIEWS, REVIEWS_SECTION } from '../../company/site/reviews.ts';
import type { Review } from '../../company/site/types.ts';
import { Pause, Play, Star } from 'lucide-react';
import { useState } from 'react';
import { PageMeta } from '../components/PageMeta.tsx';
import { Figure, Picture } from '../components/Picture.tsx';
import { ProjectGrid } from '../components/ProjectGrid.tsx';
import { Sample } from '../components/Sample.tsx';
import { SiteLink, TextLink } from '../components/links.tsx';
import { Reveal } from '../components/motion.tsx';
import { prefersReducedMotion } from '../../lib/reducedMotion.ts';
import { CallToActionBand, SectionHeading } from '../components/sections.tsx';

/** How many projects the home page lists (specification, section 9). */
const PREVIEW_COUNT = 3;

/** The home page (specification, section 2). */
export default function HomePage() {
  const { head, claims, services, features, quiet, portfolio, callToAction } = HOME;
  return (
    <PageMeta title={null} description={head.description}>
      <div className="opening">
        <HomeHero />
        <BehindTheWall />
      </div>
      <section className="section page-width">
        <SectionHeading head={services} />
        <ul className="mt-[clamp(2.5rem,5vw,4.5rem)] grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 sm:gap-y-14 xl:grid-cols-4 print:grid-cols-4 print:gap-x-4">
          {services.cards.map((card, index) => (
            <li key={card.title}>
              <Reveal index={index}>
                <ServiceCard card={card} />
              </Reveal>
            </li>
          ))}
        </ul>
      </section>

      <section className="bg-abyss text-pearl">
        <dl className="page-width grid gap-y-5 pt-[clamp(2rem,4vw,4rem)] pb-[clamp(3.5rem,7vw,7rem)] sm:grid-cols-3 sm:gap-x-px">
          {claims.map(({ figure, label, text }, index) => (
            <Reveal
              key={label}
              index={index}
              className="flex flex-wrap gap-x-4 gap-y-2 border-t border-pearl/20 pt-5 sm:block sm:pt-6 sm:pe-10"
            >
              <dt className="flex min-w-[9.5rem] flex-col-reverse justify-end">
                <span className="text-[0.9375rem] text-brass">{label}</span>
                <span className="display-2">{figure}</span>
              </dt>
              <dd className="max-w-[34ch] flex-[1_1_9rem] text-[0.9375rem] text-mist sm:mt-3 sm:text-[1em]">
                {text}
              </dd>
            </Reveal>
          ))}
        </dl>
      </section>

      <section className="drawing-ground bg-lagoon text-pearl">
        <DrawYourWall architects />
      </section>

      <section className="bg-sand/60">
        <Reveal className="lights-up page-width section relative grid items-center gap-[clamp(2rem,6vw,7rem)] lg:grid-cols-[1.25fr_1fr] print:grid-cols-2">
          <Figure
            illustration={quiet.illustration}
            sizes="(min-width: 1024px) 50vw, (min-width: 640px) 92vw, 62vw"
            shape="aspect-3/2 w-full"
            withNote
            isLinked
          />
          <div>
            <h2 className="display-2">{quiet.heading}</h2>
            <p className="mt-6 max-w-[52ch] text-lg leading-relaxed">{quiet.paragraph}</p>
            <div className="mt-6 [&>a]:after:absolute [&>a]:after:inset-0">
              <TextLink {...quiet.link} />
            </div>
          </div>
        </Reveal>
      </section>

      <section className="section page-width grid gap-8 lg:grid-cols-2 print:grid-cols-2">
        {features.map((card, index) => (
          <Reveal key={card.to} index={index}>
            <Feature card={card} />
          </Reveal>
        ))}
      </section>

      <section className="page-width pb-[clamp(4.5rem,9vw,10rem)]">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading head={portfolio} />
          <Reveal>
            <TextLink {...portfolio.link} />
          </Reveal>
        </div>
        <div className="mt-[clamp(2rem,3vw,3rem)]">
          <ProjectGrid projects={PROJECTS.slice(0, PREVIEW_COUNT)} level={3} />
        </div>
        <Sample of="projects" />
      </section>

      <section className="overflow-hidden border-t border-sand py-[clamp(4.5rem,9vw,9rem)]">
        <SectionHeading
          head={REVIEWS_SECTION}
          sample="reviews"
          className="page-width mb-[clamp(2rem,4vw,4rem)]"
        />
        <ReviewLoop />
      </section>
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}

function ServiceCard({ card }: { readonly card: (typeof HOME.services.cards)[number] }) {
  return (
    <SiteLink to={card.to} className="group lights-up block rounded-xs outline-offset-8">
      <Picture
        picture={card.picture}
        alt=""
        sizes="(min-width: 1280px) 20rem, (min-width: 640px) 45vw, 31vw"
        className="aspect-4/5 w-full"
      />
      <h3 className="display-3 mt-4 text-[clamp(1.25rem,5.6vw,1.75rem)] sm:mt-5 xl:text-[1.625rem] underline decoration-transparent decoration-1 underline-offset-6 transition-colors group-hover:decoration-brass">
        {card.title}
      </h3>
      <p className="mt-2 max-w-[36ch] text-[0.9375rem] leading-normal text-slate sm:text-[1em] sm:leading-[inherit]">
        {card.text}
      </p>
    </SiteLink>
  );
}

function Feature({ card }: { readonly card: (typeof HOME.features)[number] }) {
  return (
    <article className="group/card relative isolate flex min-h-[clamp(26rem,42vw,38rem)] flex-col justify-end overflow-hidden bg-abyss p-[clamp(1.75rem,3.5vw,3.5rem)] text-pearl">
      <Picture
        picture={card.picture}
        alt=""
        sizes="(min-width: 1024px) 48vw, (min-width: 640px) 92vw, 62vw"
        className="backdrop opacity-85 transition-opacity duration-700 group-hover/card:opacity-100"
      />
      <div className="backdrop-shade" />
      <p className="eyebrow text-pearl">{card.eyebrow}</p>
      <h2 className="display-2 mt-3 underline decoration-transparent decoration-1 underline-offset-8 transition-colors group-hover/card:decoration-brass">
        {card.title}
      </h2>
      <p className="mt-4 max-w-[46ch] text-mist">{card.text}</p>
      <div className="mt-4 [&>a]:after:absolute [&>a]:after:inset-0">
        <TextLink {...card} />
      </div>
    </article>
  );
}

/**
 * The review cards in an endless loop: the row is rendered twice, the copy hidden from assistive technology. The
 * loop can be paused; visitors who prefer reduced motion get a row they scroll themselves.
 */
function ReviewLoop() {
  const [isPaused, setPaused] = useState(false);
  const [isStatic] = useState(prefersReducedMotion);
  if (isStatic) {
    return (
      // Focusable, so that it can be scrolled by keyboard.
      <div
        role="region"
        aria-label={REVIEWS_SECTION.region}
        tabIndex={0}
        className="snap-x scroll-px-page overflow-x-auto px-page pb-4 print:px-0"
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
    <li className="me-6 w-[min(24rem,78vw)] shrink-0 grow snap-start border border-sand bg-cream p-8">
      <Stars rating={review.rating} label={REVIEWS_SECTION.rating(review.rating)} />
      <blockquote className="mt-5 font-display text-[1.375rem] leading-snug">
        {QUOTED(review.quote)}
      </blockquote>
      <p className="mt-6 text-[0.9375rem]">
        <span className="font-semibold">{review.name}</span>
        <span className="block text-slate">{review.project}</span>
      </p>
    </li>
  );
}

function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
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
