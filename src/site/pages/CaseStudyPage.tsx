import { useParams } from 'react-router-dom';
import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { DayCycle } from '../components/dayCycle/DayCycle.tsx';
import { Execution } from '../components/Execution.tsx';
import { Facts } from '../components/Facts.tsx';
import { Figure } from '../components/Figure.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { CASE_STUDIES, CASE_STUDY, PROJECT_NOT_FOUND, VISIONS } from '../content/caseStudies.ts';
import { CONCEPT_NOTE, PROJECTS } from '../content/projects.ts';
import type { InternalLink, Project } from '../content/types.ts';

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
  const { title, location, scope, imageUrl, imageAlt, description, facts, testimonial } = project;
  return (
    <PageMeta title={title} description={scope}>
      <PageHero
        head={{
          eyebrow: project.isCaseStudy ? CASE_STUDY.eyebrow : project.category,
          heading: title,
          lead: location,
        }}
        illustration={{ picture: imageUrl, alt: imageAlt, caption: CONCEPT_NOTE }}
      />
      <div className="page-width section grid items-start gap-[clamp(3rem,6vw,7rem)] lg:grid-cols-[1.6fr_1fr]">
        <div>
          <Reveal>
            <h2 className="display-2">{CASE_STUDY.vision}</h2>
            <p className="mt-6 max-w-[62ch] text-xl leading-relaxed">{description}</p>
          </Reveal>
          <h2 className="display-2 mt-[clamp(3rem,6vw,6rem)]">{CASE_STUDY.execution}</h2>
          <Execution project={project} />
        </div>
        <aside
          aria-labelledby="project-scope"
          className="bg-lagoon p-[clamp(1.5rem,3vw,2.75rem)] text-pearl lg:sticky lg:top-28"
        >
          <h2 id="project-scope" className="display-3">
            {CASE_STUDY.scope}
          </h2>
          <p className="mt-3 mb-6 text-mist">{scope}</p>
          {facts !== undefined && <Facts facts={facts} className="text-[0.9375rem]" />}
        </aside>
      </div>
      {project.dayCycle !== undefined && <DayCycle cycle={project.dayCycle} />}
      {testimonial !== undefined && (
        <section aria-label={CASE_STUDY.testimonial} className="bg-sand/60">
          <Reveal className="page-width section">
            <figure className="mx-auto max-w-[52rem] text-center">
              <blockquote className="display-2">“{testimonial.quote}”</blockquote>
              <figcaption className="mt-7">
                <cite className="font-semibold not-italic">{testimonial.name}</cite>
                <span className="block text-slate">{testimonial.project}</span>
              </figcaption>
            </figure>
            <p className="mt-8 text-center text-sm text-slate">{CASE_STUDY.testimonialNote}</p>
          </Reveal>
        </section>
      )}
      <Gallery project={project} />
      <div className="page-width pb-[clamp(4rem,7vw,7rem)]">
        <BackLink link={CASE_STUDY.returnLink} />
      </div>
      <CallToActionBand action={CASE_STUDY.callToAction} />
    </PageMeta>
  );
}

function Gallery({ project: { galleryImages } }: { readonly project: Project }) {
  if (galleryImages === undefined) return null;
  return (
    <section aria-label={CASE_STUDY.gallery} className="page-width section">
      <h2 className="display-2 mb-[clamp(2rem,4vw,3.5rem)]">{CASE_STUDY.gallery}</h2>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {galleryImages.map((illustration, index) => (
          <Reveal key={illustration.caption} className={index === 0 ? 'md:col-span-2' : ''}>
            <Figure
              illustration={illustration}
              sizes={`(min-width: 768px) ${index === 0 ? 92 : 45}vw, (min-width: 640px) 92vw, 62vw`}
              shape={`aspect-3/2 w-full ${index === 0 ? 'md:aspect-2/1' : ''}`}
            />
          </Reveal>
        ))}
      </div>
    </section>
  );
}

function ProjectNotFound() {
  const { title, description, heading, text, link } = PROJECT_NOT_FOUND;
  return (
    <PageMeta title={title} description={description}>
      <PageHero head={{ heading, lead: text }} />
      <div className="min-h-[40dvh] bg-abyss text-brass">
        <div className="page-width pb-24">
          <BackLink link={link} />
        </div>
      </div>
    </PageMeta>
  );
}

/** A link with a leading arrow that points back. */
function BackLink({ link: { to, label } }: { readonly link: InternalLink }) {
  return (
    <div className="[&_a]:flex-row-reverse [&_svg]:-scale-x-100 [&_a:hover_svg]:-translate-x-1 rtl:[&_svg]:scale-x-100">
      <TextLink to={to} label={label} />
    </div>
  );
}
