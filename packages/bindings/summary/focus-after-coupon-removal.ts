import type { Host } from '@shopfront/host';
import { BLOCK_NAMESPACE } from '@shopfront/names';

const CHIP = '.wc-block-components-totals-discount__coupon-list-item button';

/** Also the button that expands the summary around the coupon panel. */
const COUPON_PANEL =
	'.wc-block-components-totals-coupon .wc-block-components-panel__button, .wc-block-components-checkout-order-summary__title[role="button"]';

const BLOCK = [ 'cart', 'checkout' ]
	.map( ( name ) => `.wp-block-${ BLOCK_NAMESPACE }-${ name }` )
	.join();

/** A checkout may show two summaries. */
const SUMMARY = `.wc-block-components-checkout-order-summary__content, .checkout-order-summary-block-fill, ${ BLOCK }`;

/**
 * Saves the position of the focused coupon before its removal. Once the coupon has left the page, the returned
 * function focuses the next coupon, else the previous one, else the coupon panel. It does nothing if the shopper has
 * moved the focus.
 */
export const keepFocusAmongCoupons = (
	host: Pick< Host, 'document' | 'clock' >
): ( () => void ) => {
	const { activeElement } = host.document;
	const summary = activeElement?.closest( SUMMARY );
	const getChips = () => [
		...( summary?.querySelectorAll< HTMLElement >( CHIP ) ?? [] ),
	];
	const index = getChips().findIndex( ( chip ) => chip === activeElement );
	return () =>
		// The coupon leaves the page after the store change has reached React.
		void host.clock.setTimeout( () => {
			const { activeElement: focused, body } = host.document;
			if ( index < 0 || focused !== body ) {
				return;
			}
			const chips = getChips();
			const target =
				chips[ index ] ??
				chips[ index - 1 ] ??
				summary
					?.closest( BLOCK )
					?.querySelector< HTMLElement >( COUPON_PANEL );
			target?.focus();
		}, 0 );
};

/** If the message about a removal took the focus with it, focuses the newest coupon once it's on the page. */
export const focusLastCoupon = (
	host: Pick< Host, 'document' | 'clock' >
): void =>
	void host.clock.setTimeout( () => {
		const { activeElement, body } = host.document;
		if ( activeElement === body ) {
			[ ...body.querySelectorAll< HTMLElement >( CHIP ) ].pop()?.focus();
		}
	}, 0 );
