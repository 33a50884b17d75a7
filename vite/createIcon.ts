import { createElement, type ReactNode, type SVGProps } from 'react';

/** The data of an icon, as each module of Lucide has it. */
type IconData = {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

/** An attribute that speaks of an icon to assistive technology; without any, it is an ornament. */
const SPOKEN = /^(?:aria-|role$|title$)/;

/** Makes the component of an icon. It has the markup of Lucide's own, for what the app passes to icons. */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)];
  return function Icon({
    className,
    strokeWidth = 2,
    ...rest
  }: SVGProps<SVGSVGElement>): ReactNode {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...classes, className].join(' ').trim(),
        'aria-hidden': Object.keys(rest).some((key) => SPOKEN.test(key)) ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
