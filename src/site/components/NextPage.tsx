import { MoveRight } from 'lucide-react';
import { ViewTransition, type ReactNode } from 'react';
import { NEXT } from '../../company/site/navigation.ts';
import type { NextPage as Next } from '../../company/site/types.ts';
import { SiteLink } from './links.tsx';
import { Picture } from './Picture.tsx';

/** The end of a page that has no call to action: the head of the next one, as one link. */
export function NextPage({ page: { picture, ...words } }: { readonly page: Next }) {
  return (
    <NextLink {...words}>
      {picture && (
        <div className="backdrop">
          <Picture
            picture={picture}
            alt=""
            sizes="(max-aspect-ratio: 1/1) 80vh, 100vw"
            className="size-full"
          />
          <div className="picture-foot" />
        </div>
      )}
    </NextLink>
  );
}

type NextLinkProps = Omit<Next, 'picture'> & {
  /** A picture behind the words. */
  readonly children: ReactNode;
  /** What stands beside the heading. */
  readonly figure?: ReactNode;
};

/** A link as wide as the window to what follows. Without a picture it has the ground of the head that it leads to. */
export function NextLink({ to, eyebrow, heading, children, figure }: NextLinkProps) {
  const title = <p className="display-1 mt-3 max-w-[18ch]">{heading}</p>;
  return (
    <SiteLink
      to={to}
      className={`group relative isolate flex flex-col justify-end overflow-hidden bg-abyss text-pearl focus-visible:-outline-offset-4 print:hidden ${children ? 'min-h-[clamp(22rem,62vh,44rem)]' : ''}`}
    >
      {children}
      <div className="page-width flex flex-wrap items-end justify-between gap-x-10 gap-y-3 py-[clamp(4rem,7vw,8rem)]">
        <div className={children ? 'next-words' : ''}>
          <p className={`eyebrow flex items-center gap-x-5 ${children ? '' : 'text-brass'}`}>
            {NEXT(eyebrow)}
            <MoveRight
              aria-hidden="true"
              strokeWidth={1.25}
              className="size-9 shrink-0 text-brass transition-transform duration-300 ease-out group-hover:translate-x-3 rtl:-scale-x-100 rtl:group-hover:-translate-x-3"
            />
          </p>
          {children ? title : <PageTitle route={to}>{title}</PageTitle>}
        </div>
        {figure}
      </div>
    </SiteLink>
  );
}

type PageTitleProps = { readonly route: string; readonly children: ReactNode };

/** The heading of a page, which moves from the end of the page before it to its head, unless there is a picture. */
export function PageTitle({ route, children }: PageTitleProps) {
  return (
    <ViewTransition
      name={`page-title${route.replaceAll('/', '-')}`}
      default="none"
      share="page-title"
    >
      {children}
    </ViewTransition>
  );
}
