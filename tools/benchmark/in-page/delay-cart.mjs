/**
 * Delays a page's cart block, as a tab of a page builder does: the badge starts on a page without it, and so opens its
 * drawer. The block appears with `window.benchmarkShowCart()`. Runs before the page's own scripts.
 */
export const delayCart = () =>
	document.addEventListener( 'readystatechange', () => {
		const cart = document.querySelector( '.wp-block-woocommerce-cart' );
		// Before the page's scripts, which are deferred.
		if ( document.readyState === 'interactive' && cart ) {
			const placeholder = document.createElement( 'div' );
			cart.replaceWith( placeholder );
			window.benchmarkShowCart = () => placeholder.replaceWith( cart );
		}
	} );
