import { NOT_FOUND } from '../../company/site/notFound.ts';
import { SitePage } from '../components/SitePage.tsx';
import { TextLink } from '../components/links.tsx';

/** The page for an unknown route. */
export default function NotFoundPage() {
  const { head, links } = NOT_FOUND;
  return (
    <SitePage head={head}>
      <div className="min-h-[40dvh] bg-abyss text-brass">
        <ul className="page-width grid justify-items-start pb-24">
          {links.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to} label={label} />
            </li>
          ))}
        </ul>
      </div>
    </SitePage>
  );
}
