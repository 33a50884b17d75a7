import { Link, useSearchParams } from 'react-router-dom';
import { ENTITIES } from '../../model/entities.ts';
import { nameInAddress } from '../../shell/address/addresses.ts';
import { filteredAddress } from '../../shell/address/listAddresses.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { importAddress } from '../../shell/address/importAddress.ts';
import { ImportForm } from './ImportForm.tsx';

/** Imports records from a spreadsheet; `?into=leads` says of which kind. */
export default function ImportPage() {
  const [parameters] = useSearchParams();
  const entity = ENTITIES.find((other) => nameInAddress(other) === parameters.get('into'));
  return (
    <>
      <PageHeader title={entity ? `Import ${entity.noun.many}` : 'Import'}>
        {entity && (
          <Link
            to={filteredAddress(entity, {})}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            Show {entity.noun.many}
          </Link>
        )}
      </PageHeader>
      {entity ? <ImportForm key={entity.path} entity={entity} /> : <Kinds />}
    </>
  );
}

/** The kinds of records that can be imported. */
function Kinds() {
  return (
    <ul aria-label="What to import" className="flex flex-wrap gap-2 px-4 sm:px-6">
      {ENTITIES.map((entity) => (
        <li key={entity.path}>
          <Link
            to={importAddress(entity)}
            className="inline-flex min-h-9 items-center rounded-md border border-edge/50 px-3.5 text-sm font-semibold first-letter:uppercase hover:bg-sunken pointer-coarse:min-h-11"
          >
            {entity.noun.many}
          </Link>
        </li>
      ))}
    </ul>
  );
}
