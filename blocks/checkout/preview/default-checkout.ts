import { createBlockElement } from '@shopfront/bindings';

const ROWS = [ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ];

/**
 * Creates the checkout of a new page. Lists only optional blocks, because required ones are added automatically, and
 * the container of the totals rows, whose rows are not (docs/contract/blocks.md 1.2 and 2).
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
