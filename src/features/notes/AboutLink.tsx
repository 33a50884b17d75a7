import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Entity, RecordOf } from '../../model/entity.ts';
import { recordAt } from '../tasks/subject.ts';

type AboutLinkProps = { readonly entity: Entity; readonly record: RecordOf<Entity> };

/** Leads from a note or a task to the record that it is about; nothing if there is none. */
export function AboutLink({ entity, record }: AboutLinkProps) {
  const about = 'about' in entity.fields ? recordAt(String(record['about'])) : null;
  return (
    about && (
      <p className="border-t border-line px-4 py-3 text-[0.8125rem] sm:px-6">
        <Link
          to={about.to}
          className="inline-flex min-h-8 items-center gap-1.5 font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          The {about.entity.noun.one} that it is about
          <ArrowRight aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
        </Link>
      </p>
    )
  );
}
