import { useParams } from 'react-router-dom';
import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { ConceptCaption } from '../components/Concept.tsx';
import { DayCycle } from '../components/dayCycle/DayCycle.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { CloseUp } from '../components/portfolio/CloseUp.tsx';
import { Execution } from '../components/project/Execution.tsx';
import { Gallery } from '../components/project/Gallery.tsx';
import { NextProject } from '../components/project/NextProject.tsx';
import { ProjectHero } from '../components/project/ProjectHero.tsx';
import { ScopeSheet } from '../components/project/ScopeSheet.tsx';
import { Testimonial } from '../components/project/Testimonial.tsx';
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
  const { id, title, category, scope, description, testimonial, galleryImages } = project;
  return (
    <PageMeta title={title} description={scope}>
      <ProjectHero
        project={project}
        eyebrow={project.isCaseStudy ? CASE_STUDY.eyebrow : category}
      />
      <p className="page-width pt-4 text-sm text-slate">
        <ConceptCaption text={CONCEPT_NOTE} withNote />
      </p>
      <section className="page-width section">
        <Reveal className="grid gap-x-[clamp(1rem,2vw,2.5rem)] gap-y-6 lg:grid-cols-12">
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
      <CallToActionBand action={CASE_STUDY.callToAction} />
    </PageMeta>
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
    <div className="[&_a>span]:flex-row-reverse [&_svg]:-scale-x-100 [&_a:hover_svg]:-translate-x-1 rtl:[&_svg]:scale-x-100">
      <TextLink to={to} label={label} />
    </div>
  );
}
