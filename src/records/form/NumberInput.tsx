import { useEffect, useRef, type ComponentProps } from 'react';
import { parseNumber } from '../../lib/parseNumber.ts';
import { westernDigits } from '../../lib/westernDigits.ts';
import { readAmount } from '../../lib/money.ts';

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'onBlur' | 'onChange' | 'onPaste' | 'onPointerDown' | 'onWheel' | 'ref' | 'type'
> & {
  readonly value: string;
  readonly onTextChange: (text: string) => void;
  /** Called when what is pasted is no number, or an amount in another currency, which leaves the input empty. */
  readonly onBadPaste?: () => void;
};

/**
 * A number input that accepts the decimal comma. Browsers drop a comma typed or pasted into a number input, which turns
 * 1250,50 into 125050. As long as the cursor is known to be at the end, this component collects a text with a comma
 * itself and sets the input to the number it parses, so that 1,250.50 works as well. Elsewhere a comma is entered as a
 * decimal point where the cursor is.
 */
export function NumberInput({
  value,
  onTextChange,
  onBadPaste,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The typed text including its comma; null while the browser handles the input. */
  const typed = useRef<string | null>(null);
  /** A number input does not expose its cursor; it is at the end until a key or the pointer moves it. */
  const isAtEnd = useRef(false);

  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;

    function onBeforeInput(event: InputEvent): void {
      const current = element?.value ?? '';
      const western = westernDigits(event.data ?? '');
      if (event.inputType === 'insertText' && western !== (event.data ?? '')) {
        event.preventDefault();
        // Asks again, with digits that the browser knows.
        document.execCommand('insertText', false, western);
        return;
      }
      const selected = document.getSelection()?.toString() ?? '';
      // A lone minus sign is in the input, but not in its value.
      if (element?.validity.badInput) isAtEnd.current = false;
      else if (selected === current && typed.current === null) isAtEnd.current = true;
      else if (selected !== '' && selected !== current) isAtEnd.current = false;

      const before = selected !== '' && selected === current ? '' : (typed.current ?? current);
      const after = isAtEnd.current ? textAfter(event, before) : null;
      if (after !== null && (typed.current !== null || after.includes(','))) {
        event.preventDefault();
        enter(after, before);
        return;
      }
      typed.current = null;
      if (event.data !== ',') return;
      event.preventDefault();
      // The only way to insert at the cursor of a number input.
      document.execCommand('insertText', false, '.');
    }

    function enter(text: string, before: string): void {
      // On the way to 1,250,000 it is 1,250,0.
      const parsed = parseNumber(text) ?? parseNumber(text.replaceAll(',', ''));
      const isBeginning = /^[-+]?,$/.test(text);
      typed.current = parsed === null && !isBeginning ? before : text;
      if (parsed !== null) onTextChange(String(parsed));
      else if (isBeginning) onTextChange('');
    }

    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [onTextChange]);

  function forgetCursor(): void {
    typed.current = null;
    isAtEnd.current = false;
  }

  return (
    <input
      {...rest}
      ref={input}
      type="number"
      inputMode="decimal"
      value={value}
      onChange={(event) => onTextChange(event.target.value)}
      onBlur={forgetCursor}
      onPointerDown={forgetCursor}
      onKeyDown={(event) => {
        if (CURSOR_KEYS.test(event.key)) forgetCursor();
        onKeyDown?.(event);
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        const parsed = readAmount(text);
        // The browser reads others itself. It would drop what it does not know, such as a currency or Arabic digits.
        if (parsed === null ? !/\d/.test(westernDigits(text)) : PLAIN.test(text.trim())) return;
        event.preventDefault();
        onTextChange(String(parsed ?? ''));
        if (parsed === null) onBadPaste?.();
      }}
      // Scrolling would change the value of a focused number input.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

const PLAIN = /^[-+]?\d*\.?\d+$/;

const CURSOR_KEYS = /^(Arrow|Home|End|Page)/;

/** The text after an edit at its end; null when the edit is of another kind. */
function textAfter({ inputType, data }: InputEvent, before: string): string | null {
  if (inputType === 'insertText') return before + (data ?? '');
  return inputType === 'deleteContentBackward' ? before.slice(0, -1) : null;
}
