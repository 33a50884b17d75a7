import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BRAND } from '../../src/company/brand.ts';
import { WALL_SHEET } from '../../src/company/site/wallSheet.ts';
import { DrawYourWall } from '../../src/site/components/wall/DrawYourWall.tsx';
import { linksOf, renderPart, siteHeader, visit } from './visit.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The instrument on a page. */
async function openWall(path = '/') {
  const opened = await visit(path);
  return { ...opened, ...(await findWall()) };
}

/** The instrument alone. */
async function renderWall() {
  const opened = renderPart(<DrawYourWall />);
  return { ...opened, ...(await findWall()) };
}

async function findWall() {
  await screen.findByRole('link', { name: 'Send this sketch' });
  const heading = screen.getByRole('heading', { name: 'Draw your wall' });
  const wall = within(heading.closest('.wall') as HTMLElement);
  const move = (name: RegExp, metres: string): void => {
    fireEvent.change(wall.getByRole('slider', { name }), { target: { value: metres } });
  };
  return { heading, wall, move };
}

type Wall = Awaited<ReturnType<typeof findWall>>['wall'];

/** The figures in their order, without their rules. */
const figuresIn = (wall: Wall): string[] =>
  wall
    .getAllByRole('definition')
    .map((figure) => (figure.querySelector('output')?.textContent ?? '').replace('\u00A0', ' '));

/** As by a link that was shared, in the same tab. */
function goTo(path: string): void {
  act(() => {
    window.history.pushState(null, '', `#${path}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

const address = (): string => window.location.hash;

describe('a wall that a visitor draws', () => {
  it('has its figures and rules', async () => {
    const { wall } = await renderWall();
    expect(wall.getAllByRole('img', { name: /6\.0 × 2\.4 × 1\.2 m/ })).not.toEqual([]);
    expect(figuresIn(wall)).toEqual(['17,300 L', '25 t', '34 kPa', '140 mm', '7.2 m²', '34 weeks']);
    expect(wall.getByText(/about 17 times what an ordinary residential floor/)).toBeVisible();
    expect(wall.getByText(WALL_SHEET.note)).toBeVisible();
  });

  it('follows its lengths and its water, and the address follows once it rests', async () => {
    const { wall, move, user } = await renderWall();
    const entries = window.history.length;
    move(/^Length/, '8');
    move(/^Length/, '5.2');
    move(/^Height/, '2.2');
    move(/^Depth/, '2.2');
    expect(wall.getByRole('slider', { name: /^Length/ })).toHaveAttribute(
      'aria-valuetext',
      '5.2 metres',
    );
    expect(figuresIn(wall).slice(0, 4)).toEqual(['25,200 L', '36 t', '31 kPa', '140 mm']);
    expect(address()).toBe('#/');
    await waitFor(() => expect(address()).toBe('#/?wall=5.2x2.2x2.2-reef'));
    await waitFor(() => expect(wall.getByText(/25,200 L, 36 t, 31 kPa/)).toHaveRole('status'));
    await user.click(wall.getByRole('radio', { name: 'Koi' }));
    expect(wall.getByText('Concrete shell')).toBeVisible();
    expect(wall.getByRole('slider', { name: /^Width/ })).toHaveValue('2.2');
    await waitFor(() => expect(address()).toBe('#/?wall=5.2x2.2x2.2-koi'));
    expect(window.history.length).toBe(entries);
  });

  it('is led to by an address that has one, and only then', async () => {
    const { heading, unmount } = await openWall('/?wall=4.5x1.2x0.9-planted');
    expect(screen.getAllByRole('img', { name: /4\.5 × 1\.2 × 0\.9 m/ })).not.toEqual([]);
    await waitFor(() => expect(heading).toHaveFocus());
    unmount();
    const { heading: other, move } = await openWall();
    move(/^Length/, '3');
    await waitFor(() => expect(address()).toContain('wall=3.0'));
    expect(other).not.toHaveFocus();
  });

  it('gives way to an address from elsewhere, which it shows', async () => {
    const { wall, heading, move } = await openWall();
    move(/^Length/, '12');
    await waitFor(() => expect(address()).toContain('wall=12.0'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    move(/^Height/, '3');
    goTo('/?wall=3.0x1.2x0.9-koi');
    // Nor does what was drawn before come back.
    act(() => void vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    await waitFor(() => expect(figuresIn(wall)[0]).toBe('3,240 L'));
    await waitFor(() => expect(heading).toHaveFocus());
    expect(address()).toBe('#/?wall=3.0x1.2x0.9-koi');
  });

  it('is the first again where a link leads to the page without it, and the page begins at its top', async () => {
    const { wall, move, user } = await openWall();
    move(/^Length/, '12');
    await waitFor(() => expect(address()).toContain('wall=12.0'));
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const [logo] = within(siteHeader()).getAllByRole('link', { name: new RegExp(BRAND.name) });
    await user.click(logo as HTMLElement);
    await waitFor(() => expect(figuresIn(wall)[0]).toBe('17,300 L'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('takes a finger on a length for one that draws only where it goes sideways', async () => {
    const { wall } = await renderWall();
    const slider = wall.getByRole('slider', { name: /^Length/ });
    Object.defineProperty(slider, 'offsetWidth', { value: 110 });
    Object.defineProperty(slider, 'offsetHeight', { value: 20 });
    const touch = { pointerType: 'touch', clientX: 80, clientY: 10 };
    fireEvent.pointerDown(slider, touch);
    fireEvent.change(slider, { target: { value: '9' } });
    fireEvent.pointerMove(slider, { ...touch, clientX: 90, clientY: 40 });
    fireEvent.pointerCancel(slider, touch);
    expect(slider).toHaveValue('6');
    fireEvent.pointerDown(slider, touch);
    fireEvent.pointerMove(slider, { ...touch, clientX: 90 });
    fireEvent.pointerMove(slider, { ...touch, clientX: 100 });
    expect(slider).toHaveValue('7.5');
    fireEvent.pointerCancel(slider, touch);
    expect(slider).toHaveValue('6');
    // A slow device reports all of its way as one move.
    fireEvent.pointerDown(slider, touch);
    fireEvent.pointerMove(slider, { ...touch, clientX: 100 });
    fireEvent.pointerUp(slider, touch);
    expect(slider).toHaveValue('7.5');
  });

  it('goes into the message of an enquiry, and out of it, with the words of the visitor kept', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const { wall, move, user, main } = await openWall('/professionals');
    move(/^Length/, '5');
    // Before the address has it.
    await user.click(wall.getByRole('link', { name: 'Send this sketch' }));
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    expect(address()).toBe('#/contact?wall=5.0x2.4x1.2-reef');
    const line = `Reef: 5.0 × 2.4 × 1.2 m, about 14,400 L, 21 t, 34 kPa\n${window.location.origin}/#/professionals?wall=5.0x2.4x1.2-reef`;
    expect(message.value.trim()).toBe(line);
    expect(screen.getByRole('img', { name: /5\.0 × 2\.4 × 1\.2 m/ })).toBeVisible();

    await user.type(message, 'Between two rooms.');
    fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Noor' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^E-mail/ }), {
      target: { value: 'noor@studio.example' },
    });
    await user.click(screen.getByRole('button', { name: 'Review and send' }));
    expect(log).toHaveBeenCalledWith(
      'Consultation request',
      expect.objectContaining({ message: `${line}\n\nBetween two rooms.` }),
    );
    const [, whatsApp = ''] =
      linksOf(main).find(([label]) => label.startsWith('Send by WhatsApp')) ?? [];
    expect(decodeURIComponent(whatsApp)).toContain(line);

    await user.click(screen.getByRole('button', { name: 'Change something' }));
    await user.click(screen.getByRole('button', { name: 'Remove the sketch' }));
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Between two rooms.');
    await waitFor(() => expect(address()).toBe('#/contact'));
    expect(screen.queryByRole('button', { name: 'Remove the sketch' })).toBeNull();
  });

  it('in an enquiry is the one of the address, unless the visitor has taken it out', async () => {
    const { user } = await visit('/contact?wall=5.0x2.4x1.2-reef');
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    await user.type(message, 'Between two rooms.');
    expect(screen.getByText('Your sketch goes with the message.')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Change the drawing' }));
    await screen.findByRole('heading', { name: 'Draw your wall' });
    await user.click(await screen.findByRole('radio', { name: 'Koi' }));
    await user.click(screen.getByRole('link', { name: 'Send this sketch' }));
    const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    expect(again.value).toMatch(/^Koi: 5\.0 × 2\.4 × 1\.2 m.*\n.*-koi\n\nBetween two rooms\.$/);

    goTo('/contact?wall=3.0x1.2x0.9-reef');
    await waitFor(() =>
      expect(again.value).toMatch(/^Reef: 3\.0.*\n.*-reef\n\nBetween two rooms\.$/),
    );

    fireEvent.change(again, { target: { value: 'Between two rooms.' } });
    expect(screen.getByText('Your sketch is not in the message.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put it in the message' }));
    expect(again.value).toMatch(/^Reef: 3\.0/);

    fireEvent.change(again, { target: { value: again.value.replace('about', 'some') } });
    await user.click(screen.getByRole('button', { name: 'Remove the sketch' }));
    await waitFor(() => expect(again).toHaveValue('Between two rooms.'));
  });
});
