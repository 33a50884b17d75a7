import { MoveRight } from 'lucide-react';
import { use, type ComponentProps } from 'react';
import { NavLink, useLocation, type NavLinkProps } from 'react-router-dom';
import { BRAND } from '../../company/brand.ts';
import { LABELS, MESSAGE, SUBJECTS } from '../../company/site/navigation.ts';
import { encodeText } from '../../lib/messageLinks.ts';
import { preloadFirstPicture } from '../firstScreen/takeOver.ts';
import { PreloadPage } from './preload.ts';
import { routeOf, siteAddress } from './siteAddress.ts';

type SiteLinkProps = Omit<NavLinkProps, 'to'> & {
  /** The address in English: the same page in the language of this one is linked. */
  readonly to: string;
};

/** A link to a public page; hovering, focusing or touching it preloads the page's code and its first picture. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const preloadPage = use(PreloadPage);
  const address = siteAddress(to);
  const preload = (): void => {
    preloadPage(to);
    preloadFirstPicture(address);
  };
  return (
    <NavLink
      to={address}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
    />
  );
}

/**
 * A text link with an arrow; on hover, a line is drawn below the text from its start. While it is pressed, its contents move,
 * not the link itself: translated, it would be the containing block of the area that it spreads over its card, which would
 * then shrink to the words before the pointer is released.
 */
export function TextLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <SiteLink
      to={to}
      end
      className="group inline-flex min-h-11 items-center rounded-xs font-semibold print:hidden"
    >
      <span className="inline-flex items-center gap-3 group-active:translate-y-px">
        <span className="bg-linear-to-r from-current to-current bg-size-[0%_1px] bg-left-bottom bg-no-repeat pb-0.5 transition-[background-size] duration-300 ease-out group-hover:bg-size-[100%_1px] group-focus-visible:bg-size-[100%_1px] rtl:bg-right-bottom forced-colors:underline">
          {label}
        </span>
        <MoveRight
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 transition-transform duration-300 ease-out group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
        />
      </span>
    </SiteLink>
  );
}

/** The classes of a link that stands by itself. */
export const LINK_ALONE =
  'inline-flex min-h-9 items-center font-semibold underline underline-offset-4';

/** A link out of the site; opens a new tab and announces that to screen readers. */
export function ExternalLink({
  children,
  ...rest
}: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {LABELS.newTab}</span>
    </a>
  );
}

/** The company's pages on social networks. */
export function SocialLinks(props: {
  readonly className?: string;
  readonly linkClassName: string;
}) {
  return (
    <ul className={props.className}>
      {BRAND.social.map(({ name, url }) => (
        <li key={name}>
          <ExternalLink href={url} className={props.linkClassName}>
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** A link that calls a number. */
export function PhoneLink({ phone, ...rest }: ComponentProps<'a'> & { readonly phone: string }) {
  return (
    <a {...rest} href={telHref(phone)}>
      <bdi>{phone}</bdi>
    </a>
  );
}

type WhatsAppLinkProps = ComponentProps<'a'> & {
  readonly phone?: string;
  /** By default what the page is about. */
  readonly subject?: string;
};

/** A link that opens a WhatsApp chat, with a message begun that says what it is about. */
export function WhatsAppLink({ phone = BRAND.whatsAppPhone, subject, ...rest }: WhatsAppLinkProps) {
  const { pathname } = useLocation();
  const message = `${MESSAGE(subject ?? SUBJECTS[routeOf(pathname)])} `;
  return <ExternalLink {...rest} href={whatsAppHref(phone, message)} />;
}

/** Opens a WhatsApp chat with a message; the number without plus signs, spaces and dashes (specification, section 7). */
export const whatsAppHref = (phone: string, message: string): string =>
  `https://wa.me/${phone.replaceAll(/[+\s-]/g, '')}?text=${encodeText(message)}`;

/** A link that calls a number. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[\s-]/g, '')}`;
