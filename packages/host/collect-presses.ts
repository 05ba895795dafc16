import { answerPress } from './answer-press';
import { PRESS_PRELOAD, preloadLinks } from './preload-links';

export interface CollectedPress {
	target: Element;
	/** `performance.now()`. */
	pressedAt: number;
	/** The new value, if the shopper typed it. */
	value?: string;
}

/** A first paint whose inline script collects presses, until the page's script takes them over. */
export interface CollectingElement extends Element {
	/** Absent until a script collects. */
	sfPresses?: CollectedPress[];
}

/** The element that shows it was pressed: for a box, its label. */
const PRESSED = 'button, label, [role="button"]';

/** The browser opens such a link elsewhere, for example in a new tab. */
export const isModifiedClick = ( {
	ctrlKey,
	metaKey,
	shiftKey,
	altKey,
}: Pick<
	MouseEvent,
	'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
> ): boolean => ctrlKey || metaKey || shiftKey || altKey;

/** Leaves the cart. */
export const PROCEED = 'a.wc-block-cart__submit-button';

/**
 * Calls back with each press and each typed value in a first paint, and shows what a press means. The link to the
 * checkout is held, too, if a change is: the next page would show the cart without it.
 */
export const collectPresses = (
	firstPaint: Element,
	onPress: ( press: CollectedPress ) => void
): void => {
	let isHolding = false;
	firstPaint.addEventListener( 'click', ( event ) => {
		const element = event.target as Element;
		const link = element.closest( PROCEED );
		if ( link ) {
			if ( ! isHolding || isModifiedClick( event as MouseEvent ) ) {
				return;
			}
			event.preventDefault();
			link.setAttribute( 'aria-busy', 'true' );
		}
		const pressed = element.closest( PRESSED );
		pressed?.setAttribute( 'aria-busy', 'true' );
		isHolding ||= pressed !== null;
		answerPress( element );
		preloadLinks( firstPaint.ownerDocument, PRESS_PRELOAD );
		onPress( { target: element, pressedAt: performance.now() } );
	} );
	firstPaint.addEventListener( 'change', ( { target } ) => {
		const { value } = target as HTMLInputElement;
		isHolding = true;
		onPress( {
			target: target as Element,
			pressedAt: performance.now(),
			value,
		} );
	} );
	// Browsers click a focused button by themselves.
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
