type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

/** Runs in the page before its own code: counts in `componentsRendered` what React renders, as its developer tools do. */
export function installRenderCount(): void {
  // Functions, classes, and those with a ref or in `memo`; the flag of what has not been skipped.
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const count = (fiber: Fiber, isMounted: boolean): void => {
    const isNew = isMounted || fiber.alternate === null;
    const isRendered = isNew || (fiber.flags & PERFORMED_WORK) !== 0;
    if (COMPONENTS.has(fiber.tag) && isRendered) page.componentsRendered += 1;
    if (!isNew && fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) count(child, isNew);
  };
  const page = Object.assign(window, {
    componentsRendered: 0,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) =>
        count(current, false),
      onCommitFiberUnmount: () => undefined,
    },
  });
}
