/* global HTMLInputElement */

const PAUSE_MS = 10;

/**
 * Runs before the page's scripts: types a key into the e-mail field until the field accepts it and the order button is
 * enabled, which proves that the checkout works. Records the time in `window.benchmarkUsable`.
 *
 * @param {{ email: string, placeOrder: string, pauseMs: number }} options
 */
const type = ( { email, placeOrder, pauseMs } ) => {
	const seen = { usableMs: null };
	window.benchmarkUsable = seen;
	/** Bypasses React's own value setter, which would hide the change from React. */
	const setValue = ( input, value ) => {
		Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			'value'
		).set.call( input, value );
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	};
	const attempt = () => {
		const input = document.querySelector( email );
		if ( input ) {
			setValue( input, 'x' );
		}
		// React has rendered a key's update before the next task, and sets the attribute.
		setTimeout( () => {
			const isTaken =
				input?.value === 'x' && input.getAttribute( 'value' ) === 'x';
			const button = document.querySelector( placeOrder );
			const isOpen =
				button &&
				! button.disabled &&
				button.getAttribute( 'aria-disabled' ) !== 'true';
			if ( isTaken && isOpen ) {
				seen.usableMs = performance.now();
				setValue( input, '' );
			} else {
				setTimeout( attempt, pauseMs );
			}
		} );
	};
	attempt();
};

/** @param {{ email: string, placeOrder: string }} selectors */
export const typeUntilUsable = ( { email, placeOrder } ) => [
	type,
	{ email, placeOrder, pauseMs: PAUSE_MS },
];
