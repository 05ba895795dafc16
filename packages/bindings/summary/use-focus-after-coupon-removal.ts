import { BLOCK_NAMESPACE } from '@shopfront/names';
import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';

const CHIP = '.wc-block-components-totals-discount__coupon-list-item button';

/** The button that opens the coupon panel, or the one that expands the summary around it. */
const COUPON_PANEL =
	'.wc-block-components-totals-coupon .wc-block-components-panel__button, .wc-block-components-checkout-order-summary__title[role="button"]';

/** Blocks that contain a summary. */
const BLOCK = [ 'cart', 'checkout' ]
	.map( ( name ) => `.wp-block-${ BLOCK_NAMESPACE }-${ name }` )
	.join();

/** One summary of the page: a checkout may show two. */
const SUMMARY = `.wc-block-components-checkout-order-summary__content, .checkout-order-summary-block-fill, ${ BLOCK }`;

/**
 * Moves the focus from a removed coupon to the next one, else to the previous one, else to the coupon panel. Leaves the
 * focus alone if the shopper has moved it.
 *
 * @param codes Codes of the cart's coupons in display order.
 * @return Call it with a code when its removal is requested.
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
