/* global MutationObserver */

/** The button that shows that the cart block has come to life. */
export const PLUS =
	'.wp-block-woocommerce-cart .wc-block-components-quantity-selector__button--plus';

/**
 * Runs in the page before any of its scripts: notes layout shifts, long tasks, and when the button appears.
 *
 * @param {string} plus Selector of the button. React draws it and makes it work in one go.
 */
export const watchPage = ( plus ) => {
	const seen = { buttonAtMs: null, layoutShift: 0, blockedMs: 0 };
	window.benchmark = seen;

	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			seen.layoutShift += entry.hadRecentInput ? 0 : entry.value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );

	new PerformanceObserver( ( list ) => {
		for ( const { duration } of list.getEntries() ) {
			// What a task takes beyond 50 ms keeps an input waiting (as in total blocking time).
			seen.blockedMs += duration - 50;
		}
	} ).observe( { type: 'longtask', buffered: true } );

	const observer = new MutationObserver( () => {
		if ( document.querySelector( plus ) ) {
			seen.buttonAtMs = performance.now();
			observer.disconnect();
		}
	} );
	observer.observe( document, { childList: true, subtree: true } );
};
