import type { Host } from '@shopfront/host';
import { BLOCK_NAMESPACE } from '@shopfront/names';

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
 * Saves the position of the focused coupon before its removal. Returns a function that moves the focus to the next
 * coupon, else to the previous one, else to the coupon panel, once the removed one has left the page. It leaves the
 * focus alone if the shopper has moved it.
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

/** Moves the focus to the newest coupon once it is on the page, if it was lost with the message about its removal. */
export const focusLastCoupon = (
	host: Pick< Host, 'document' | 'clock' >
): void =>
	void host.clock.setTimeout( () => {
		const { activeElement, body } = host.document;
		if ( activeElement === body ) {
			[ ...body.querySelectorAll< HTMLElement >( CHIP ) ].pop()?.focus();
		}
	}, 0 );
