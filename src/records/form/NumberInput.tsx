import { useEffect, useRef, type ComponentProps } from 'react';
import { parseNumber } from '../../lib/parseNumber.ts';

type NumberInputProps = ComponentProps<'input'> & {
  readonly value: string;
  readonly onTextChange: (text: string) => void;
};

/**
 * A number input that accepts the decimal comma. Browsers drop a comma typed or pasted into a number input, which turns
 * 1250,50 into 125050. From the first comma on, this component therefore collects the text itself and sets the input to
 * the number it parses.
 */
export function NumberInput({ value, onTextChange, ...rest }: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The typed text including its comma; null while the browser handles the input. */
  const typed = useRef<string | null>(null);

  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    function onBeforeInput(event: InputEvent): void {
      const { value: current } = element as HTMLInputElement;
      const isAllSelected = document.getSelection()?.toString() === current;
      const before = isAllSelected ? '' : (typed.current ?? current);
      typed.current = event.inputType === 'insertText' ? before + (event.data ?? '') : null;
      if (typed.current === null || !typed.current.includes(',')) {
        typed.current = null;
        return;
      }
      event.preventDefault();
      const parsed = parseNumber(typed.current);
      if (parsed === null) typed.current = before;
      else onTextChange(String(parsed));
    }
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [onTextChange]);

  function reset(): void {
    typed.current = null;
  }

  return (
    <input
      {...rest}
      ref={input}
      type="number"
      inputMode="decimal"
      value={value}
      onChange={(event) => onTextChange(event.target.value)}
      onBlur={reset}
      // The cursor moves, and a number input does not expose its position.
      onPointerDown={reset}
      onKeyDown={({ key }) => {
        if (CURSOR_KEYS.test(key)) reset();
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        const parsed = parseNumber(text);
        if (parsed === null || !text.includes(',')) return;
        event.preventDefault();
        onTextChange(String(parsed));
      }}
      // Scrolling would change the value of a focused number input.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

const CURSOR_KEYS = /^(Arrow|Home|End|Page)/;
