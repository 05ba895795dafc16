/** The element around an event's target, or the target itself; `null` without one. */
export const closestTo = < Found extends Element = HTMLElement >(
	{ target }: Pick< Event, 'target' >,
	selector: string
): Found | null =>
	target instanceof Element ? target.closest< Found >( selector ) : null;
