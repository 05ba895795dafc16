import { BLOCK_NAMESPACE } from '@shopfront/names';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';

/** The first of these in a block says what has come: the lines of a cart, the heading of an empty one, that of a form. */
const TARGET = 'h1, h2, h3, h4, h5, h6, table';

/** The blocks that show the cart. */
const BLOCK = [ 'cart', 'checkout' ]
	.map( ( name ) => `.wp-block-${ BLOCK_NAMESPACE }-${ name }` )
	.join();

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
		asked.current = host.document.activeElement?.closest( BLOCK ) ?? null;
	};
};
