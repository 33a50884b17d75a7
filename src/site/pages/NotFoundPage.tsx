import { PageHero } from '../components/PageHero.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { NOT_FOUND } from '../../company/site/notFound.ts';

/** The page for an unknown route. */
export default function NotFoundPage() {
  const { head, links } = NOT_FOUND;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} />
      <div className="min-h-[40dvh] bg-abyss text-brass">
        <ul className="page-width grid justify-items-start pb-24">
          {links.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to} label={label} />
            </li>
          ))}
        </ul>
      </div>
    </PageMeta>
  );
}
