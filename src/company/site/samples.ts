/** What a visitor could take for true. */
type Sample = 'pictures' | 'projects' | 'people' | 'reviews' | 'testimonial' | 'terms';

/**
 * The word that stands beside each of these as long as it is invented. Whoever has replaced one deletes its entry, here and in
 * Arabic: its word leaves the pages, and its tag no longer keeps a build from being deployed (docs/deploy.md).
 */
export const SAMPLES: Readonly<Partial<Record<Sample, string>>> = {
  /** @placeholder The pictures, which show concepts (tools/art/README.md). */
  pictures: 'Concept visualisation',
  /** @placeholder The projects: titles, places, scopes, highlights and case studies (projects.ts, caseStudies.ts). */
  projects:
    'Concept projects. Pictures, clients and reviews are placeholders; built work will replace them.',
  /** @placeholder The people: names, roles, telephone numbers, biographies and profiles (contact.ts, about.ts). */
  people: 'Sample names',
  /** @placeholder The reviews (reviews.ts). */
  reviews: 'Sample reviews',
  /** @placeholder The testimonial of the case study (caseStudies.ts). */
  testimonial: 'Sample words',
  /** @placeholder What a client can ask for: licence, insurance, warranty, visits, closure and budget bands (assurances.ts). */
  terms: 'Sample terms and figures',
};
