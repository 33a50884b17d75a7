import type { PictureName } from '../pictures.ts';

/** The types of the site's copy. All visible text is in this folder; components contain none. */

export type { PictureName };

/** A concept picture with its text alternative; `alt` is '' only for a decorative picture. */
export type Illustration = {
  readonly picture: PictureName;
  readonly alt: string;
  readonly caption?: string;
};

/** The head of a page, and its title and description for search engines. */
export type PageHead = {
  /** The document's title, without the company's name. */
  readonly title: string;
  /** One or two sentences, at most 155 characters. */
  readonly description: string;
  /** A few words above the heading; by default the title. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly lead: string;
};

/** A link within the site; `to` starts with '/'. */
export type InternalLink = { readonly label: string; readonly to: string };

/** The page that one leads to at its end: the route, and the words and the picture of its head. */
export type NextPage = Required<Pick<PageHead, 'eyebrow' | 'heading'>> & {
  readonly to: string;
  readonly picture?: PictureName;
};

/** The closing section of a page; its button leads to /contact, and by default says Start Your Project. */
export type CallToAction = {
  readonly heading: string;
  readonly text: string;
  readonly label?: string;
};

/** A heading with its paragraphs. */
export type Passage = { readonly heading: string; readonly paragraphs: readonly string[] };

/** A number and its unit, displayed large. */
export type Measure = { readonly value: string; readonly unit: string };

/** An entry of a definition list. */
export type Fact = { readonly term: string; readonly detail: string };

export type Category = 'Marine' | 'Freshwater' | 'Ponds' | 'Vivariums';

/** A light of a tank's day; `startsAt` is in minutes after midnight. */
export type DayLight = {
  readonly name: string;
  readonly startsAt: number;
  readonly picture: PictureName;
  readonly alt: string;
  /** A few words, set large. */
  readonly line: string;
  readonly text: string;
};

/** The lighting of a tank from its first light to midnight. */
export type DayCycle = {
  readonly heading: string;
  readonly lead: string;
  readonly control: string;
  /** A light and the time, as the dial is read out. */
  readonly value: (light: string, time: string) => string;
  /** The invitation beside the sun. */
  readonly hint: string;
  readonly lights: readonly DayLight[];
};

/** A project of the portfolio (specification, section 3). */
export type Project = {
  readonly id: number;
  readonly title: string;
  readonly category: Category;
  readonly location: string;
  /** What was built, in one or two sentences. */
  readonly scope: string;
  readonly highlights: readonly string[];
  /** How much water, or how much room, the project holds. */
  readonly figure?: Measure;
  readonly imageUrl: PictureName;
  readonly imageAlt: string;
  readonly description: string;
  readonly isCaseStudy?: boolean;
  readonly galleryImages?: readonly [Illustration, ...Illustration[]];
  readonly testimonial?: {
    readonly quote: string;
    readonly name: string;
    readonly project: string;
  };
  /** The case study's decisions, each a constraint and its answer. */
  readonly decisions?: readonly {
    readonly title: string;
    /** The number that the decision turns on. */
    readonly figure: Measure;
    readonly constraint: string;
    readonly answer: string;
  }[];
  readonly dayCycle?: DayCycle;
  /** The Project Scope panel. */
  readonly facts?: readonly Fact[];
};

/** A project in a list, without the text of its own page. */
export type ListedProject = Omit<Project, 'description'>;

/** A review card (specification, section 3); `rating` is 1 to 5. */
export type Review = {
  readonly name: string;
  readonly project: string;
  readonly quote: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
};

/** The heading of a section, with its eyebrow and introduction. */
export type SectionHead = {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text?: string;
};

/** A button of the portfolio's filter; `null` stands for all categories. */
export type Filter = { readonly label: string; readonly category: Category | null };

/** A heading with one paragraph. */
export type Item = { readonly title: string; readonly text: string };

/** A person to contact (specification, section 3); without a phone number, by e-mail. */
export type ContactMember = {
  readonly name: string;
  readonly role: string;
  readonly phone?: string;
};

export type ContactGroup = {
  readonly heading: string;
  readonly text: string;
  /** What a message to its members is about. */
  readonly subject: string;
  readonly members: readonly ContactMember[];
};

/** A field of the consultation form; `errors` has a message for each kind of invalid input. */
export type FormField = {
  readonly label: string;
  readonly required: boolean;
  readonly help?: string;
  readonly errors?: { readonly missing: string; readonly malformed?: string };
};

/** A stretch of a step, with its typical shortest and longest length in weeks. */
export type Phase = {
  readonly minWeeks: number;
  readonly maxWeeks: number;
  /** The unit of its words; weeks if there is none. */
  readonly unit?: 'months';
  /** What happens in it, if that is not the step itself. */
  readonly of?: string;
};

/** A table with a caption; the first cell of each row is its heading. */
export type Table = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};
