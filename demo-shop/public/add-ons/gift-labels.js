/*
 * Filters replace the shop's texts. Each receives the current value and returns a value of the same type. They run
 * often, so they only use their arguments.
 */
( ( { i18n }, { blocksCheckout } ) => {
	const { __, sprintf } = i18n;

	blocksCheckout.registerCheckoutFilters( 'gift-labels', {
		/* Runs in the cart and in the checkout's order summary; `context` names which. */
		itemName: ( name, extensions, { context } ) =>
			context === 'cart'
				? sprintf(
						/* translators: %s: name of a product. */
						__( 'Gift: %s', 'shopfront' ),
						name
					)
				: name,

		/* For the add-on's own style sheet. */
		cartItemClass: ( className, extensions, { cartItem } ) =>
			cartItem.quantity > 1
				? `${ className } gift-labels-several`.trim()
				: className,

		/* The placeholder marks where the price goes. */
		subtotalPriceFormat: () =>
			/* translators: <price/> is the price of one piece. */
			__( '<price/> a gift', 'shopfront' ),

		totalLabel: () => __( 'Total of your gifts', 'shopfront' ),

		/* Shoppers type codes; the label explains the coupon. */
		coupons: ( coupons ) =>
			coupons.map( ( coupon ) => ( {
				...coupon,
				label: sprintf(
					/* translators: %s: code of a coupon. */
					__( 'Gift code %s', 'shopfront' ),
					coupon.code
				),
			} ) ),

		proceedToCheckoutButtonLabel: () =>
			__( 'Choose who gets it', 'shopfront' ),

		placeOrderButtonLabel: () => __( 'Send my gifts', 'shopfront' ),
	} );
} )( window.wp, window.wc );
