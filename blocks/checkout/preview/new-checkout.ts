import { blockElement } from '@shopfront/bindings';

const ROWS = [ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ];

/**
 * What a new page has in its checkout. Blocks that must be there are put in by themselves; these are the ones that an
 * author may take out, and the area of the rows, which nothing is put into (docs/contract/blocks.md 1.2 and 2).
 */
export const newCheckout = (): HTMLElement =>
	blockElement(
		'checkout',
		blockElement(
			'checkout-fields-block',
			blockElement( 'checkout-express-payment-block' ),
			blockElement( 'checkout-contact-information-block' ),
			blockElement( 'checkout-shipping-method-block' ),
			blockElement( 'checkout-pickup-options-block' ),
			blockElement( 'checkout-shipping-address-block' ),
			blockElement( 'checkout-billing-address-block' ),
			blockElement( 'checkout-shipping-methods-block' ),
			blockElement( 'checkout-payment-block' ),
			blockElement( 'checkout-additional-information-block' ),
			blockElement( 'checkout-order-note-block' ),
			blockElement( 'checkout-terms-block' ),
			blockElement( 'checkout-actions-block' )
		),
		blockElement(
			'checkout-totals-block',
			blockElement(
				'checkout-order-summary-block',
				blockElement( 'checkout-order-summary-cart-items-block' ),
				blockElement( 'checkout-order-summary-coupon-form-block' ),
				blockElement(
					'checkout-order-summary-totals-block',
					...ROWS.map( ( row ) =>
						blockElement( `checkout-order-summary-${ row }-block` )
					)
				)
			)
		)
	);
