/*
 * Analytics: listens to actions, document events and stores, and sends counts to the shop. The checkout event and the
 * store both report a purchase, but we send each order once.
 */
( ( { data, hooks }, { blocksCheckoutEvents } ) => {
	const NAMESPACE = 'demo/statistics';
	const ACTION = 'experimental__woocommerce_blocks';
	const ENDPOINT = '/demo/beacon';

	const send = ( event, detail = '' ) =>
		navigator.sendBeacon(
			ENDPOINT,
			JSON.stringify( { event, detail: String( detail ) } )
		);

	const sent = new Set();
	const isFirst = ( key ) => {
		const stored = `${ NAMESPACE }/${ key }`;
		if ( sent.has( key ) ) {
			return false;
		}
		sent.add( key );
		try {
			if ( sessionStorage.getItem( stored ) ) {
				return false;
			}
			sessionStorage.setItem( stored, '1' );
		} catch {
			/* Without storage, a page remembers only its own orders. */
		}
		return true;
	};
	const sendPurchase = ( orderId ) => {
		if ( orderId > 0 && isFirst( `order-${ orderId }` ) ) {
			send( 'purchase', orderId );
		}
	};

	document.body.addEventListener( 'wc-blocks_added_to_cart', () =>
		send( 'add_to_cart' )
	);

	hooks.addAction(
		`${ ACTION }-cart-set-item-quantity`,
		NAMESPACE,
		( { product, quantity } ) =>
			send( 'change_quantity', `${ product.id } × ${ quantity }` )
	);
	hooks.addAction(
		`${ ACTION }-cart-remove-item`,
		NAMESPACE,
		( { product } ) => send( 'remove_from_cart', product.id )
	);
	hooks.addAction(
		`${ ACTION }-checkout-render-checkout-form`,
		NAMESPACE,
		() => send( 'begin_checkout' )
	);
	hooks.addAction(
		`${ ACTION }-checkout-set-active-payment-method`,
		NAMESPACE,
		( { paymentMethodSlug } ) => send( 'choose_payment', paymentMethodSlug )
	);

	blocksCheckoutEvents.checkoutEvents.onCheckoutSuccess( ( { orderId } ) => {
		sendPurchase( orderId );
	} );

	let hasSeenCart = false;
	const isCart = document.querySelector( '.wp-block-woocommerce-cart' );
	const unsubscribe = data.subscribe( () => {
		const cart = data.select( 'wc/store/cart' );
		const checkout = data.select( 'wc/store/checkout' );
		if (
			isCart &&
			! hasSeenCart &&
			cart.hasFinishedResolution( 'getCartData' )
		) {
			hasSeenCart = true;
			send( 'view_cart', cart.getCartData().itemsCount );
		}
		if ( checkout.isComplete() ) {
			sendPurchase( checkout.getOrderId() );
			unsubscribe();
		}
	} );
} )( window.wp, window.wc );
