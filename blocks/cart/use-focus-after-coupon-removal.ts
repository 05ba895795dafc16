import { useBlockApp } from '@shopfront/bindings';
import { BLOCK_NAMESPACE } from '@shopfront/names';
import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';

const CHIP = '.wc-block-components-totals-discount__coupon-list-item button';
const COUPON_PANEL =
	'.wc-block-components-totals-coupon .wc-block-components-panel__button';

/**
 * Gives the focus of a removed coupon to the one that takes its place, else to the one before it, else to the panel
 * where another can be entered. A shopper whose focus is somewhere else by then is left alone.
 *
 * @param codes Of the coupons in the cart, in the order of their chips.
 * @return What to call when the removal of a code is asked for.
 */
export const useFocusAfterCouponRemoval = (
	codes: readonly string[]
): ( ( code: string ) => void ) => {
	const { host } = useBlockApp();
	const removal = useRef< {
		code: string;
		index: number;
		cart: Element;
	} | null >( null );
	const latest = useRef( codes );
	latest.current = codes;

	useLayoutEffect( () => {
		const { current: asked } = removal;
		if ( ! asked || codes.includes( asked.code ) ) {
			return;
		}
		removal.current = null;
		const { cart, index } = asked;
		const { activeElement, body } = cart.ownerDocument;
		if ( activeElement !== body ) {
			return;
		}
		const chips = cart.querySelectorAll< HTMLElement >( CHIP );
		const target =
			chips[ index ] ??
			chips[ index - 1 ] ??
			cart.querySelector< HTMLElement >( COUPON_PANEL );
		target?.focus();
	} );

	return useCallback(
		( code ) => {
			const cart = host.document.activeElement?.closest(
				`.wp-block-${ BLOCK_NAMESPACE }-cart`
			);
			removal.current = cart
				? { code, index: latest.current.indexOf( code ), cart }
				: null;
		},
		[ host ]
	);
};
