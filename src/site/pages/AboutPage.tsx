import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { Items } from '../components/Items.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { ABOUT } from '../content/about.ts';
import type { Item, TeamProfile } from '../content/types.ts';

/** Story, team, vision, mission and commitment (specification, section 2). */
export default function AboutPage() {
  const { head, illustration, story, team, vision, mission, commitment, callToAction } = ABOUT;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} illustration={illustration} />
      <section className="page-width section grid gap-[clamp(2rem,6vw,7rem)] lg:grid-cols-[1fr_1.4fr]">
        <Reveal>
          <h2 className="display-2 max-w-[12ch]">{story.heading}</h2>
        </Reveal>
        <Reveal className="max-w-[62ch] space-y-5 text-lg leading-relaxed">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
      </section>
      <section className="bg-sand/60">
        <div className="page-width section">
          <Reveal>
            <SectionHeading head={team} />
          </Reveal>
          <ul className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-10 lg:grid-cols-2">
            {team.profiles.map((profile, index) => (
              <li key={profile.name}>
                <Reveal index={index}>
                  <Profile profile={profile} />
                </Reveal>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="bg-abyss text-pearl">
        <div className="page-width section">
          <div className="grid gap-[clamp(2.5rem,6vw,6rem)] lg:grid-cols-2">
            <Statement item={vision} />
            <Statement item={mission} />
          </div>
          <div className="mt-[clamp(4rem,8vw,8rem)]">
            <Statement item={commitment} />
            <div className="mt-10">
              <Items items={commitment.points} className="lg:grid-cols-3" />
            </div>
          </div>
        </div>
      </section>
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}

function Statement({ item }: { readonly item: Item }) {
  return (
    <Reveal>
      <h2 className="eyebrow text-brass">{item.title}</h2>
      <p className="mt-5 max-w-[34ch] font-display text-[clamp(1.6rem,2.6vw,2.4rem)] leading-snug">
        {item.text}
      </p>
    </Reveal>
  );
}

function Profile({ profile }: { readonly profile: TeamProfile }) {
  return (
    <article className="grid gap-7 sm:grid-cols-[11rem_1fr]">
      <div
        aria-hidden="true"
        className="grid aspect-4/5 w-44 place-items-center bg-abyss bg-[radial-gradient(110%_90%_at_30%_15%,#1d5257,#07181c_75%)] font-display text-5xl tracking-widest text-brass sm:w-full"
      >
        {profile.initials}
      </div>
      <div>
        <h3 className="display-3">{profile.name}</h3>
        <p className="mt-1 text-brass-deep">{profile.role}</p>
        <p className="mt-4 max-w-[46ch]">{profile.biography}</p>
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {profile.links.map(({ label, url }) => (
            <li key={url}>
              <ExternalLink
                href={url}
                className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold underline underline-offset-4"
              >
                <span className="sr-only">{ABOUT.team.linkOf(profile.name)} </span>
                {label}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
