import { useEffect, useRef, type ComponentProps } from 'react';
import { parseNumber } from '../../lib/parseNumber.ts';

type NumberInputProps = ComponentProps<'input'> & {
  readonly value: string;
  readonly onType: (text: string) => void;
};

/**
 * A number input that understands the decimal comma. Browsers drop a comma that is typed or pasted into one, which
 * turns 1250,50 into 125050; so from a comma on the texts are put together here, and the input shows their number.
 */
export function NumberInput({ value, onType, ...rest }: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** What was typed, commas and all, since the first of them; null while the browser may read it alone. */
  const typed = useRef<string | null>(null);

  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    function onBeforeInput(event: InputEvent): void {
      const { value: shown } = element as HTMLInputElement;
      // What is selected will be replaced.
      const before = document.getSelection()?.toString() === shown ? '' : (typed.current ?? shown);
      typed.current = event.inputType === 'insertText' ? before + (event.data ?? '') : null;
      if (typed.current === null || !typed.current.includes(',')) {
        typed.current = null;
        return;
      }
      event.preventDefault();
      const parsed = parseNumber(typed.current);
      if (parsed === null) typed.current = before;
      else onType(String(parsed));
    }
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [onType]);

  function startAfresh(): void {
    typed.current = null;
  }

  return (
    <input
      {...rest}
      ref={input}
      type="number"
      inputMode="decimal"
      value={value}
      onChange={(event) => onType(event.target.value)}
      onBlur={startAfresh}
      // The cursor is somewhere else from now on; where, a number input does not tell.
      onPointerDown={startAfresh}
      onKeyDown={({ key }) => {
        if (CURSOR_KEYS.test(key)) startAfresh();
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        const parsed = parseNumber(text);
        if (parsed === null || !text.includes(',')) return;
        event.preventDefault();
        onType(String(parsed));
      }}
      // Scrolling past a focused field must not change it.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

const CURSOR_KEYS = /^(Arrow|Home|End|Page)/;
