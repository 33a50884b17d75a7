import { PageMeta } from '../components/PageMeta.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { NOT_FOUND } from '../content/notFound.ts';

/** The page for an unknown route. */
export default function NotFoundPage() {
  const { head, links } = NOT_FOUND;
  return (
    <PageMeta title={head.title} description={head.description}>
      <div className="grid min-h-[70dvh] content-center bg-abyss text-pearl">
        <div className="page-width py-24">
          <p className="eyebrow text-brass">{head.eyebrow}</p>
          <h1 tabIndex={-1} className="display-1 mt-5 outline-none">
            {head.heading}
          </h1>
          <p className="mt-6 text-lg text-mist">{head.lead}</p>
          <ul className="mt-8 grid justify-items-start text-brass">
            {links.map(({ to, label }) => (
              <li key={to}>
                <TextLink to={to} label={label} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageMeta>
  );
}
