/* An add-on as a shop may have it: plain, without a build, at every kind of point of a cart or checkout. */
( () => {
	const { createElement } = window.wp.element;
	const {
		registerCheckoutBlock,
		registerCheckoutFilters,
		ExperimentalDiscountsMeta,
		ExperimentalOrderMeta,
		ExperimentalOrderShippingPackages,
	} = window.wc.blocksCheckout;

	registerCheckoutFilters( 'test', {
		itemName: ( name ) => `${ name } (gift)`,
		totalLabel: ( label ) => `${ label } today`,
		totalValue: () => '<price/> in all',
		proceedToCheckoutButtonLabel: () => 'On to the till',
		placeOrderButtonLabel: () => 'Buy the gifts',
	} );
	registerCheckoutFilters( 'test-broken', {
		cartItemPrice: () => {
			throw new Error( 'A filter broke.' );
		},
	} );

	const Told = ( { about, context, cart } ) =>
		createElement(
			'p',
			{ className: 'test-fill' },
			`${ about } of ${ context }: ${ cart.cartItemsCount }`
		);
	const Broken = () => {
		throw new Error( 'A part broke.' );
	};
	window.wp.plugins.registerPlugin( 'test-fills', {
		scope: 'woocommerce-checkout',
		render: () =>
			[
				[ ExperimentalOrderMeta, 'Order' ],
				[ ExperimentalDiscountsMeta, 'Discounts' ],
				[ ExperimentalOrderShippingPackages, 'Shipping' ],
			].map( ( [ Fill, about ] ) =>
				createElement(
					Fill,
					{ key: about },
					createElement( Told, { about } ),
					createElement( Broken )
				)
			),
	} );

	const Gift = ( { wrap, cart } ) =>
		createElement(
			'div',
			{ role: 'note', 'aria-label': 'Gift' },
			`${ wrap ?? 'forced' }, for ${ cart.cartItemsCount }`
		);
	const block = ( name, component, force ) =>
		registerCheckoutBlock( {
			metadata: {
				name,
				parent: [
					'woocommerce/cart-items-block',
					'woocommerce/checkout-contact-information-block',
				],
			},
			component,
			force,
		} );
	block( 'test/written', Gift, false );
	block( 'test/forced', Gift, true );
	block( 'test/broken', Broken, true );
	// One that comes when the page has long been there.
	window.addLate = () => {
		block( 'test/late', Gift, true );
		registerCheckoutFilters( 'test-late', {
			totalLabel: ( label ) => `${ label } and late`,
		} );
	};
} )();
