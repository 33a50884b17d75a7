import { useParams } from 'react-router-dom';
import { DayCycle } from '../components/dayCycle/DayCycle.tsx';
import { ScopeSheet } from '../components/ScopeSheet.tsx';
import {
  CASE_STUDIES,
  CASE_STUDY,
  PROJECT_NOT_FOUND,
  VISIONS,
} from '../../company/site/caseStudies.ts';
import { QUOTED } from '../../company/site/navigation.ts';
import { CATEGORY_NAME, PROJECTS } from '../../company/site/projects.ts';
import type {
  Illustration,
  InternalLink,
  ListedProject,
  Project,
} from '../../company/site/types.ts';
import { PictureLoop } from '../components/Film.tsx';
import { NextLink } from '../components/NextPage.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { Figure } from '../components/Picture.tsx';
import {
  CloseUp,
  Measurement,
  ProjectFigure,
  ProjectPicture,
} from '../components/ProjectPicture.tsx';
import { Sample } from '../components/Sample.tsx';
import { SitePage } from '../components/SitePage.tsx';
import { TextLink } from '../components/links.tsx';
import { Reveal } from '../components/motion.tsx';

/** Where each picture after the first stands; the pattern is repeated for more. */
const PLACES: readonly [Place, ...Place[]] = [
  { area: 'md:col-[1/6]', shape: 'aspect-4/5 w-full', sizes: '(min-width: 768px) 62vw, 90vw' },
  {
    area: 'md:col-[7/13] md:self-end',
    shape: 'aspect-3/2 w-full',
    sizes: '(min-width: 768px) 55vw, 66vw',
  },
  {
    area: 'md:col-[1/8]',
    shape: 'aspect-3/2 w-full',
    sizes: '(min-width: 768px) 55vw, 66vw',
  },
  {
    area: 'md:col-[9/13] md:mt-[clamp(3rem,9vw,10rem)]',
    shape: 'aspect-4/5 w-full',
    sizes: '(min-width: 768px) 48vw, 90vw',
  },
];

/** A case study, or Project Not Found for an unknown id (specification, section 2). */
export default function CaseStudyPage() {
  const { id } = useParams();
  const project = PROJECTS.find((candidate) => String(candidate.id) === id);
  if (project === undefined) return <ProjectNotFound />;
  const description = VISIONS[project.id] ?? project.scope;
  const study = { ...project, description, ...CASE_STUDIES[project.id] };
  return <CaseStudy key={project.id} project={study} />;
}

function CaseStudy({ project }: { readonly project: Project }) {
  const { id, title, scope, description, testimonial, galleryImages } = project;
  return (
    <PageMeta title={title} description={scope}>
      <ProjectHero project={project} />
      <Sample of="projects" className="page-width pt-4" />
      <section className="page-width section">
        <Reveal className="grid gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 className="eyebrow text-brass-deep lg:col-span-2 lg:pt-4">{CASE_STUDY.vision}</h2>
          <p className="font-display text-[clamp(1.75rem,3.4vw,3.5rem)] leading-[1.16] tracking-[-0.005em] text-pretty lining-nums lg:col-span-10">
            {description}
          </p>
        </Reveal>
      </section>
      {project.dayCycle !== undefined && <DayCycle cycle={project.dayCycle} />}
      <section className="page-width section">
        <h2 className="display-2">{CASE_STUDY.execution}</h2>
        <Execution project={project} />
      </section>
      <CloseUp project={project} sizes="100vw" className="aspect-4/3 w-full sm:aspect-21/9" />
      <ScopeSheet project={project} />
      {galleryImages !== undefined && <Gallery pictures={galleryImages} />}
      {testimonial !== undefined && <Testimonial testimonial={testimonial} />}
      <div className="page-width py-[clamp(2.5rem,4vw,4rem)]">
        <BackLink link={CASE_STUDY.returnLink} />
      </div>
      <NextProject id={id} />
    </PageMeta>
  );
}

function ProjectNotFound() {
  const { text, link, ...head } = PROJECT_NOT_FOUND;
  return (
    <SitePage head={{ ...head, lead: text }}>
      <div className="min-h-[40dvh] bg-abyss text-brass">
        <div className="page-width pb-24">
          <BackLink link={link} />
        </div>
      </div>
    </SitePage>
  );
}

function BackLink({ link }: { readonly link: InternalLink }) {
  return (
    <div className="[&_a>span]:flex-row-reverse [&_svg]:-scale-x-100 [&_a:hover_svg]:-translate-x-1 rtl:[&_svg]:scale-x-100">
      <TextLink {...link} />
    </div>
  );
}

/**
 * The head of a project's page: its picture as high as the window, with title, location and number over it. Its styles are
 * those of the first screen.
 */
function ProjectHero({ project }: { readonly project: ListedProject }) {
  return (
    <header className="page-head page-head-cover page-head-project under-header">
      <ProjectPicture
        project={project}
        sizes="(max-width: 640px) and (max-aspect-ratio: 1/1) 72vh, (max-aspect-ratio: 1/1) 107vh, max(100vw, 160vh)"
        priority
        className="page-picture"
      />
      <PictureLoop
        picture={project.imageUrl}
        className="-z-2"
        buttonClassName="end-page top-24 z-1"
      />
      <div className="page-words page-width">
        <div className="project-words">
          <p className="eyebrow">{eyebrowOf(project)}</p>
          <h1 tabIndex={-1} className="display-1 outline-none">
            {project.title}
          </h1>
          <p className="page-lead">{project.location}</p>
        </div>
        <ProjectFigure project={project} className="page-figure text-[clamp(2.5rem,5vw,5.5rem)]" />
      </div>
    </header>
  );
}

/**
 * The highlights of a project, set large where they stand alone, and for a case study its decisions: each a number, a
 * constraint and its answer.
 */
function Execution({ project: { decisions, highlights } }: { readonly project: Project }) {
  return (
    <>
      <ul
        className={`mt-[clamp(1.5rem,3vw,3rem)] grid gap-x-gutter sm:grid-cols-2 ${decisions === undefined ? 'gap-y-[clamp(1.75rem,4vw,4.5rem)]' : 'lg:grid-cols-3'}`}
      >
        {highlights.map((highlight) => (
          <li
            key={highlight}
            className={`border-t border-ink/25 ${decisions === undefined ? 'pt-4 font-display text-[clamp(1.5rem,2.4vw,2.5rem)] leading-[1.16] text-balance lining-nums' : 'py-4'}`}
          >
            {highlight}
          </li>
        ))}
      </ul>
      {decisions !== undefined && (
        <ol className="mt-[clamp(3rem,6vw,6rem)]">
          {decisions.map(({ title, figure, constraint, answer }) => (
            <li key={title} className="border-t border-ink/25">
              <Reveal className="grid gap-x-gutter gap-y-5 py-[clamp(1.75rem,3vw,3rem)] lg:grid-cols-12">
                <Measurement
                  measure={figure}
                  className="text-[clamp(min(4rem,24vw),7.5vw,8rem)] text-brass-deep lg:col-span-5"
                />
                <div className="lg:col-span-7">
                  <h3 className="display-3">{title}</h3>
                  <dl className="mt-4 grid gap-x-gutter gap-y-4 sm:grid-cols-2">
                    <div>
                      <dt className="eyebrow text-slate">{CASE_STUDY.constraint}</dt>
                      <dd className="mt-2 text-slate">{constraint}</dd>
                    </div>
                    <div>
                      <dt className="eyebrow text-brass-deep">{CASE_STUDY.answer}</dt>
                      <dd className="mt-2 font-medium">{answer}</dd>
                    </div>
                  </dl>
                </div>
              </Reveal>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

type Place = { readonly area: string; readonly shape: string; readonly sizes: string };

type GalleryProps = { readonly pictures: readonly [Illustration, ...Illustration[]] };

function Gallery({ pictures: [first, ...others] }: GalleryProps) {
  return (
    <section aria-label={CASE_STUDY.gallery} className="py-[clamp(4.5rem,9vw,10rem)]">
      <h2 className="display-2 page-width mb-[clamp(2rem,4vw,3.5rem)]">{CASE_STUDY.gallery}</h2>
      <Reveal>
        <Figure
          illustration={first}
          sizes="100vw"
          shape="aspect-4/3 w-full sm:aspect-16/9 lg:aspect-21/9"
          captionClassName="page-width pt-3 text-slate"
        />
      </Reveal>
      <div className="page-width mt-[clamp(2.5rem,6vw,6rem)] grid gap-x-gutter gap-y-[clamp(2.5rem,6vw,6rem)] md:grid-cols-12">
        {others.map((illustration, index) => {
          const { area, sizes, shape } = PLACES[index % PLACES.length] ?? PLACES[0];
          return (
            <Reveal key={illustration.caption} className={area}>
              <Figure illustration={illustration} sizes={sizes} shape={shape} />
            </Reveal>
          );
        })}
      </div>
    </section>
  );
}

type TestimonialProps = { readonly testimonial: NonNullable<Project['testimonial']> };

function Testimonial({ testimonial: { quote, name, project } }: TestimonialProps) {
  return (
    <section aria-label={CASE_STUDY.testimonial} className="bg-sand/60">
      <Reveal className="page-width grid gap-x-gutter gap-y-6 py-[clamp(3rem,6vw,6rem)] lg:grid-cols-12">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 lg:col-span-3 lg:block">
          <h2 className="eyebrow text-brass-deep">{CASE_STUDY.testimonial}</h2>
          <Sample of="testimonial" className="lg:mt-2" />
        </div>
        <figure className="lg:col-span-9">
          <blockquote className="max-w-[40ch] font-display text-[clamp(1.5rem,2.2vw,2.25rem)] leading-[1.2] text-pretty">
            {QUOTED(quote)}
          </blockquote>
          <figcaption className="mt-4 text-[0.9375rem]">
            <cite className="font-semibold not-italic">{name}</cite>
            <span className="block text-slate">{project}</span>
          </figcaption>
        </figure>
      </Reveal>
    </section>
  );
}

function NextProject({ id }: { readonly id: number }) {
  const index = PROJECTS.findIndex((project) => project.id === id);
  const next = PROJECTS[(index + 1) % PROJECTS.length];
  if (next === undefined) return null;
  return (
    <NextLink
      to={`/portfolio/${next.id}`}
      eyebrow={eyebrowOf(next)}
      heading={next.title}
      figure={<ProjectFigure project={next} className="text-[clamp(2rem,3.5vw,3.5rem)]" />}
    >
      <ProjectPicture
        project={next}
        sizes="(max-aspect-ratio: 1/1) 80vh, 100vw"
        decorative
        className="backdrop"
      />
    </NextLink>
  );
}

const eyebrowOf = ({ isCaseStudy, category }: ListedProject): string =>
  isCaseStudy ? CASE_STUDY.eyebrow : CATEGORY_NAME(category);
