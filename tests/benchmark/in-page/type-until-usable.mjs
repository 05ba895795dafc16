/* global HTMLInputElement */

/** Milliseconds between two tries. */
const PAUSE_MS = 10;

/**
 * Runs in the page before any of its scripts: types a key into the e-mail field as soon as there is one, and again
 * until it is taken and the order could be placed, which is when the checkout works. Notes that moment in
 * `window.benchmarkUsable`.
 *
 * @param {{ email: string, placeOrder: string, pauseMs: number }} options
 */
const type = ( { email, placeOrder, pauseMs } ) => {
	const seen = { usableMs: null };
	window.benchmarkUsable = seen;
	/** React hears of values that were not set by itself only. */
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
		// React has drawn a key's change by the time that the next task begins, and says so in the attribute.
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
