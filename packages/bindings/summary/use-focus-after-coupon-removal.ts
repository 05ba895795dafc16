import { BLOCK_NAMESPACE } from '@shopfront/names';
import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';

const CHIP = '.wc-block-components-totals-discount__coupon-list-item button';

/** Where another coupon can be entered, or what has to be opened for that. */
const COUPON_PANEL =
	'.wc-block-components-totals-coupon .wc-block-components-panel__button, .wc-block-components-checkout-order-summary__title[role="button"]';

/** The blocks that have a sum. */
const BLOCK = [ 'cart', 'checkout' ]
	.map( ( name ) => `.wp-block-${ BLOCK_NAMESPACE }-${ name }` )
	.join();

/** One sum of the page: a checkout may show it twice. */
const SUMMARY = `.wc-block-components-checkout-order-summary__content, .checkout-order-summary-block-fill, ${ BLOCK }`;

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
		summary: Element;
	} | null >( null );
	const latest = useRef( codes );
	latest.current = codes;

	useLayoutEffect( () => {
		const { current: pending } = removal;
		if ( ! pending || codes.includes( pending.code ) ) {
			return;
		}
		removal.current = null;
		const { summary, index } = pending;
		const { activeElement, body } = summary.ownerDocument;
		if ( activeElement !== body ) {
			return;
		}
		const chips = summary.querySelectorAll< HTMLElement >( CHIP );
		const target =
			chips[ index ] ??
			chips[ index - 1 ] ??
			summary
				.closest( BLOCK )
				?.querySelector< HTMLElement >( COUPON_PANEL );
		target?.focus();
	} );

	return useCallback(
		( code ) => {
			const summary = host.document.activeElement?.closest( SUMMARY );
			removal.current = summary
				? { code, index: latest.current.indexOf( code ), summary }
				: null;
		},
		[ host ]
	);
};
