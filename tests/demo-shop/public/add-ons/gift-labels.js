/*
 * Filters: other words where the shop has its own. Each is given what stands there, and returns what shall stand there,
 * of the same type. Filters are asked often, so they only work with what they are given.
 */
( ( { i18n }, { blocksCheckout } ) => {
	const { __, sprintf } = i18n;

	blocksCheckout.registerCheckoutFilters( 'gift-labels', {
		/* In the cart and in the summary of the checkout: `context` says where. */
		itemName: ( name, extensions, { context } ) =>
			context === 'cart'
				? sprintf(
						/* translators: %s: name of a product. */
						__( 'Gift: %s', 'shopfront' ),
						name
					)
				: name,

		/* A class of one's own for the row, to be styled by a style sheet of the add-on. */
		cartItemClass: ( className, extensions, { cartItem } ) =>
			cartItem.quantity > 1
				? `${ className } gift-labels-several`.trim()
				: className,

		/* Where the amount goes is told by the mark that stands for it. */
		subtotalPriceFormat: () =>
			/* translators: <price/> is the price of one piece. */
			__( '<price/> a gift', 'shopfront' ),

		totalLabel: () => __( 'Total of your gifts', 'shopfront' ),

		/* Codes are for typing; shoppers are told what they are good for. */
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
