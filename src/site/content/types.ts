/** The shapes of the site's copy. All sentences live in this folder; components hold none. */

/** A picture of `public/media`, by the name of its files; `null` reserves the box for one that is still to be made. */
export type PictureName =
  | 'reef-lounge'
  | 'gallery-side'
  | 'gallery-macro'
  | 'koi-pond'
  | 'paludarium'
  | 'aquascape'
  | 'coral-nursery'
  | 'design-drawing'
  | 'hero-poster';

/** A picture with its honest description; `alt` is '' only where the picture adds nothing to the text beside it. */
export type Illustration = {
  readonly picture: PictureName | null;
  readonly alt: string;
  readonly caption?: string;
};

/** The head of a page, and what search engines and shared links say of it. */
export type PageHead = {
  /** The document's title, without the company's name. */
  readonly title: string;
  /** One or two sentences, at most 155 characters. */
  readonly description: string;
  /** A few words above the heading. */
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
};

/** A link inside the site (starts with '/') with words that say where it leads. */
export type InnerLink = { readonly label: string; readonly to: string };

/** The closing section of a page; its button leads to /contact. */
export type CallToAction = {
  readonly heading: string;
  readonly text: string;
  readonly label: string;
};

/** A heading with a paragraph or two. */
export type Passage = { readonly heading: string; readonly paragraphs: readonly string[] };

/** A fact of a definition list. */
export type Fact = { readonly term: string; readonly detail: string };

export type Category = 'Marine' | 'Freshwater' | 'Ponds' | 'Vivariums';

/** A project of the portfolio (specification, section 3). */
export type Project = {
  readonly id: number;
  readonly title: string;
  readonly category: Category;
  readonly location: string;
  /** What was built, in a sentence or two. */
  readonly scope: string;
  readonly highlights: readonly string[];
  readonly imageUrl: PictureName | null;
  readonly imageAlt: string;
  readonly description: string;
  readonly isCaseStudy?: boolean;
  readonly galleryImages?: readonly Illustration[];
  readonly testimonial?: {
    readonly quote: string;
    readonly name: string;
    readonly project: string;
  };
  /** The case study's decisions, each a constraint and its answer. */
  readonly decisions?: readonly {
    readonly title: string;
    readonly constraint: string;
    readonly answer: string;
  }[];
  /** The Project Scope panel. */
  readonly facts?: readonly Fact[];
};

/** A review card (specification, section 3); `rating` is 1 to 5. */
export type Review = {
  readonly name: string;
  readonly project: string;
  readonly quote: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
};
