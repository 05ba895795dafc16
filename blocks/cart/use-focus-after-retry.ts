import { useBlockApp } from '@shopfront/bindings';
import { BLOCK_NAMESPACE } from '@shopfront/names';
import { useLayoutEffect, useRef } from '@wordpress/element';

/** The first of these in a cart says what has come: the lines, or the heading of an empty cart. */
const TARGET = 'h1, h2, h3, h4, h5, h6, table';

/**
 * Gives the focus of the button that tries again to the cart that came in its place. A shopper whose focus is somewhere
 * else by then is left alone.
 *
 * @param hasFailed Whether the button is there.
 * @return What to call when it is pressed.
 */
export const useFocusAfterRetry = ( hasFailed: boolean ): ( () => void ) => {
	const { host } = useBlockApp();
	const asked = useRef< Element | null >( null );

	useLayoutEffect( () => {
		const { current: cart } = asked;
		if ( hasFailed || ! cart ) {
			return;
		}
		asked.current = null;
		const { activeElement, body } = host.document;
		if ( activeElement !== body ) {
			return;
		}
		const target = cart.querySelector< HTMLElement >( TARGET );
		target?.setAttribute( 'tabindex', '-1' );
		target?.focus();
	}, [ hasFailed, host ] );

	return () => {
		asked.current =
			host.document.activeElement?.closest(
				`.wp-block-${ BLOCK_NAMESPACE }-cart`
			) ?? null;
	};
};
