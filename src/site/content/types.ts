import type { PictureName } from '../pictures.ts';

/** The shapes of the site's copy. All sentences live in this folder; components hold none. */

export type { PictureName };

/** A picture with its honest description; `alt` is '' only where the picture adds nothing to the text beside it. */
export type Illustration = {
  readonly picture: PictureName;
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
  readonly imageUrl: PictureName;
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

/** A project as lists show it, without what only its own page tells. */
export type ListedProject = Omit<Project, 'description'>;

/** A review card (specification, section 3); `rating` is 1 to 5. */
export type Review = {
  readonly name: string;
  readonly project: string;
  readonly quote: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
};

/** A figure the company stands by, with the line that explains it. */
export type Proof = { readonly figure: string; readonly label: string; readonly text: string };

/** A card that is one link; its picture is an ornament, so it needs no description. */
export type Card = {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly picture: PictureName;
};

/** A larger card with a link of its own words. */
export type FeatureCard = Card & { readonly eyebrow: string; readonly label: string };

/** The heading of a section, with what stands above and below it. */
export type SectionHead = {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text?: string;
};

/** A service, as a section of its page. */
export type Service = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly bullets: readonly string[];
  readonly illustration: Illustration;
};

/** How often the maintenance checklist asks for what. */
export type ChecklistRound = { readonly interval: string; readonly tasks: readonly string[] };

/** A button of the portfolio's filter; `null` shows every category. */
export type Filter = { readonly label: string; readonly category: Category | null };

/** A heading with one text below it. */
export type Item = { readonly title: string; readonly text: string };

/** A published finding, with where and when it was published. */
export type SourcedFact = {
  readonly statement: string;
  readonly source: string;
  readonly date: string;
};

/** A link out of the site; `label` says where it leads. */
export type OuterLink = { readonly label: string; readonly url: string };

/** A person of the team. */
export type TeamProfile = {
  readonly name: string;
  readonly role: string;
  readonly initials: string;
  readonly biography: string;
  readonly links: readonly OuterLink[];
};

/** A person to write to or to call (specification, section 3). */
export type ContactMember = {
  readonly name: string;
  readonly role: string;
  readonly phone?: string;
};

export type ContactGroup = {
  readonly heading: string;
  readonly text: string;
  readonly members: readonly ContactMember[];
};

/** A field of the consultation form; `errors` has a text for each way in which it can be wrong. */
export type FormField = {
  readonly label: string;
  readonly required: boolean;
  readonly help?: string;
  readonly errors?: { readonly missing: string; readonly malformed?: string };
};

/** A reason to choose the company: what it says, what supports it, where to read more. */
export type Differentiator = {
  readonly title: string;
  readonly claim: string;
  readonly evidence: string;
  readonly link: InnerLink;
};

/** A step of the process: what each side does, and what the client holds at its end. */
export type ProcessStep = {
  readonly title: string;
  readonly duration: string;
  readonly you: string;
  readonly we: string;
  readonly result: string;
};

/** A table with a caption; the first cell of each row names the row. */
export type Table = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};
