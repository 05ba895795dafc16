/* A plain add-on without a build, at every kind of extension point of cart and checkout. */
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

	const Props = ( { about, context, cart } ) =>
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
					createElement( Props, { about } ),
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
	window.addLate = () => {
		block( 'test/late', Gift, true );
		registerCheckoutFilters( 'test-late', {
			totalLabel: ( label ) => `${ label } and late`,
		} );
	};
} )();
