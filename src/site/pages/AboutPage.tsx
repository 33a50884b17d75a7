import { ABOUT } from '../../company/site/about.ts';
import type { Item } from '../../company/site/types.ts';
import { Assurances } from '../components/Assurances.tsx';
import { Figure } from '../components/Picture.tsx';
import { SitePage } from '../components/SitePage.tsx';
import { ExternalLink } from '../components/links.tsx';
import { Items } from '../components/lists.tsx';
import { Reveal } from '../components/motion.tsx';
import { SectionHeading } from '../components/sections.tsx';

/** Story, team, vision, mission and commitment (specification, section 2). */
export default function AboutPage() {
  const { head, illustration, story, team, vision, mission, commitment, nextPage } = ABOUT;
  return (
    <SitePage head={head} illustration={illustration} layout="split" nextPage={nextPage}>
      <section className="page-width section">
        <Reveal className="mx-auto max-w-[46rem]">
          <h2 className="eyebrow text-brass-deep">{story.heading}</h2>
          {story.paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={
                index === 0
                  ? 'mt-6 font-display text-[clamp(1.625rem,2.4vw,2.25rem)] leading-snug'
                  : 'mt-5 text-lg leading-relaxed'
              }
            >
              {paragraph}
            </p>
          ))}
        </Reveal>
      </section>
      <section className="bg-sand/60">
        <div className="page-width section">
          <SectionHeading head={team} sample="people" />
          <ul className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-12 md:grid-cols-2">
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
            <Items items={commitment.points} className="mt-10 lg:grid-cols-3" />
          </div>
        </div>
      </section>
      <Assurances />
    </SitePage>
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

function Profile({ profile }: { readonly profile: (typeof ABOUT.team.profiles)[number] }) {
  return (
    <article>
      <Figure
        illustration={profile.illustration}
        sizes="(min-width: 768px) 45vw, 62vw"
        shape="aspect-4/5 w-full"
      />
      <h3 className="display-3 mt-6">{profile.name}</h3>
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
    </article>
  );
}
