import { useId, useState, type ComponentProps } from 'react';
import { usePeople } from './usePeople.ts';

/** A text field for the name of a colleague, which suggests those who have ever saved something; any text is allowed. */
export function PersonInput({ onFocus, ...attributes }: ComponentProps<'input'>) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <input
        {...attributes}
        dir="auto"
        autoComplete="off"
        list={listId}
        onFocus={(event) => {
          setWanted(true);
          onFocus?.(event);
        }}
      />
      {isWanted && <People id={listId} />}
    </>
  );
}

function People({ id }: { readonly id: string }) {
  return (
    <datalist id={id}>
      {usePeople().map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
