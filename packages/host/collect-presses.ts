/** A first paint whose inline script collects presses, until the page's script takes them over. */
export interface CollectingElement extends Element {
	sfPresses?: Element[];
}

/** What shows that it was pressed. A label stands for its box. */
const PRESSED = 'button, label, [role="button"]';

/** Calls back with the target of each press in a first paint, and shows the press. Browsers click a focused button by themselves. */
export const collectPresses = (
	firstPaint: Element,
	onPress: ( target: Element ) => void
): void => {
	firstPaint.addEventListener( 'click', ( { target } ) => {
		const element = target as Element;
		element.closest( PRESSED )?.setAttribute( 'aria-busy', 'true' );
		onPress( element );
	} );
	firstPaint.addEventListener( 'keydown', ( event ) => {
		const { key, target } = event as KeyboardEvent;
		const element = target as HTMLElement;
		if (
			element.getAttribute( 'role' ) === 'button' &&
			( key === 'Enter' || key === ' ' )
		) {
			event.preventDefault();
			element.click();
		}
	} );
};
