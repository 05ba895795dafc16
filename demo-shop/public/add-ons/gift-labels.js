/*
 * Filters: replace texts of the shop. Each receives the current value and returns a value of the same type. Filters run
 * often, so they only use their arguments.
 */
( ( { i18n }, { blocksCheckout } ) => {
	const { __, sprintf } = i18n;

	blocksCheckout.registerCheckoutFilters( 'gift-labels', {
		/* Runs in the cart and in the order summary of the checkout; `context` names which. */
		itemName: ( name, extensions, { context } ) =>
			context === 'cart'
				? sprintf(
						/* translators: %s: name of a product. */
						__( 'Gift: %s', 'shopfront' ),
						name
					)
				: name,

		/* Adds a class to the row, for a style sheet of the add-on. */
		cartItemClass: ( className, extensions, { cartItem } ) =>
			cartItem.quantity > 1
				? `${ className } gift-labels-several`.trim()
				: className,

		/* The placeholder marks the position of the price. */
		subtotalPriceFormat: () =>
			/* translators: <price/> is the price of one piece. */
			__( '<price/> a gift', 'shopfront' ),

		totalLabel: () => __( 'Total of your gifts', 'shopfront' ),

		/* Codes are for typing; the label explains the coupon. */
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
