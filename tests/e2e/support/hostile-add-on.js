/* Every kind of fault. Each may affect its own area, and nothing else. */
( () => {
	const { createElement, useEffect, useState } = window.wp.element;
	const { registerPlugin } = window.wp.plugins;
	const {
		registerCheckoutBlock,
		registerCheckoutFilters,
		ExperimentalOrderMeta,
	} = window.wc.blocksCheckout;
	const {
		registerPaymentMethod,
		registerExpressPaymentMethod,
		registerPaymentMethodExtensionCallbacks,
	} = window.wc.wcBlocksRegistry;
	const { checkoutEventsEmitter } = window.wc.blocksCheckoutEvents;

	const throwHostileError = () => {
		throw new Error( 'Hostile!' );
	};
	const never = () => new Promise( () => {} );
	const Endless = () => {
		const [ count, setCount ] = useState( 0 );
		useEffect( () => setCount( count + 1 ) );
		return createElement( 'p', null, 'Hostile!' );
	};
	const ignoreErrors = ( step ) => {
		try {
			step();
		} catch {}
	};

	registerCheckoutFilters( 'hostile', {
		itemName: throwHostileError,
		totalLabel: () => never(),
		totalValue: () => '<script>document.title = "Hostile!"</script>',
		placeOrderButtonLabel: () => 7,
		coupons: ( coupons, extensions, args ) => {
			args.cart = null;
			return null;
		},
	} );
	registerPlugin( 'hostile-fill', {
		scope: 'woocommerce-checkout',
		render: () =>
			createElement(
				ExperimentalOrderMeta,
				null,
				createElement( Endless )
			),
	} );
	registerPlugin( 'hostile-plugin', {
		scope: 'woocommerce-checkout',
		render: throwHostileError,
	} );
	registerCheckoutBlock( {
		metadata: {
			name: 'hostile/block',
			parent: [ 'woocommerce/checkout-contact-information-block' ],
			attributes: { lock: { default: { remove: true, move: true } } },
		},
		component: throwHostileError,
		force: true,
	} );
	for ( const [ name, canMakePayment, content ] of [
		[ 'hostile-silent', never, createElement( 'p' ) ],
		[ 'hostile-broken', throwHostileError, createElement( 'p' ) ],
		[ 'hostile-shown', () => true, createElement( throwHostileError ) ],
	] ) {
		registerPaymentMethod( {
			name,
			label: createElement( 'span', null, `Pay by ${ name }` ),
			ariaLabel: `Pay by ${ name }`,
			content,
			edit: content,
			canMakePayment,
			supports: { features: [ 'products' ] },
		} );
	}
	registerExpressPaymentMethod( {
		name: 'hostile-wallet',
		content: createElement( throwHostileError ),
		edit: createElement( 'p' ),
		canMakePayment: () => true,
	} );
	ignoreErrors( () => registerPaymentMethod( { name: 'hostile-nothing' } ) );
	ignoreErrors( () =>
		registerPaymentMethodExtensionCallbacks( 'hostile', {
			cod: throwHostileError,
		} )
	);
	ignoreErrors( () =>
		checkoutEventsEmitter.subscribe(
			throwHostileError,
			'checkout_validation'
		)
	);
	ignoreErrors( () =>
		checkoutEventsEmitter.subscribe( throwHostileError, 'checkout_success' )
	);
	window.wp.hooks.addAction(
		'experimental__woocommerce_blocks-checkout-submit',
		'hostile/submit',
		throwHostileError
	);
	window.wp.data.subscribe( throwHostileError );
} )();
