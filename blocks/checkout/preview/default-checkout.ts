import { createBlockElement } from '@shopfront/bindings';

const ROWS = [ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ];

/**
 * What a new page has in its checkout. Blocks that must be there are put in by themselves; these are the ones that an
 * author may take out, and the area of the rows, which nothing is put into (docs/contract/blocks.md 1.2 and 2).
 */
export const createDefaultCheckout = (): HTMLElement =>
	createBlockElement(
		'checkout',
		createBlockElement(
			'checkout-fields-block',
			createBlockElement( 'checkout-express-payment-block' ),
			createBlockElement( 'checkout-contact-information-block' ),
			createBlockElement( 'checkout-shipping-method-block' ),
			createBlockElement( 'checkout-pickup-options-block' ),
			createBlockElement( 'checkout-shipping-address-block' ),
			createBlockElement( 'checkout-billing-address-block' ),
			createBlockElement( 'checkout-shipping-methods-block' ),
			createBlockElement( 'checkout-payment-block' ),
			createBlockElement( 'checkout-additional-information-block' ),
			createBlockElement( 'checkout-order-note-block' ),
			createBlockElement( 'checkout-terms-block' ),
			createBlockElement( 'checkout-actions-block' )
		),
		createBlockElement(
			'checkout-totals-block',
			createBlockElement(
				'checkout-order-summary-block',
				createBlockElement( 'checkout-order-summary-cart-items-block' ),
				createBlockElement(
					'checkout-order-summary-coupon-form-block'
				),
				createBlockElement(
					'checkout-order-summary-totals-block',
					...ROWS.map( ( row ) =>
						createBlockElement(
							`checkout-order-summary-${ row }-block`
						)
					)
				)
			)
		)
	);
