import { CONCEPT_LABEL } from '../../company/site/concept.ts';

type CaptionProps = {
  readonly text: string | undefined;
  /** Adds the page's note that says what the dot means: at the first picture of a page. */
  readonly withNote?: boolean | undefined;
};

/** The caption of a concept picture: a dot that marks it as such, and its text. */
export function ConceptCaption({ text, withNote = false }: CaptionProps) {
  return (
    <span className="flex flex-wrap justify-between gap-x-8">
      <span>
        <Dot />
        <span className="sr-only">{CONCEPT_LABEL}: </span>
        {text}
      </span>
      {withNote && <ConceptNote />}
    </span>
  );
}

/** The note, once on each page, that says what the dot at its pictures means. */
export function ConceptNote() {
  return (
    <span className="whitespace-nowrap">
      <Dot />
      {CONCEPT_LABEL}
    </span>
  );
}

/** Drawn as a border, because backgrounds are neither printed nor shown with forced colors. */
function Dot() {
  return (
    <span
      aria-hidden="true"
      className="me-2 inline-block rounded-full border-[0.21875rem] border-(--concept-dot) align-[0.09em]"
    />
  );
}
