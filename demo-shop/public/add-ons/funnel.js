/*
 * Events: how far a shopper gets in the checkout. They come as document events, actions, and checkout events, whose
 * observers may return a response. This sample only listens. It stores its entries in `window.funnel` and lists them at
 * the end of the page.
 */
( ( { hooks, i18n }, { blocksCheckoutEvents } ) => {
	const { __ } = i18n;
	const NAMESPACE = 'demo/funnel';
	const ACTION = 'experimental__woocommerce_blocks';
	const LIMIT = 50;

	/* Steps last across pages until the window closes. */
	const read = () => {
		try {
			return JSON.parse( sessionStorage.getItem( NAMESPACE ) ) ?? [];
		} catch {
			return [];
		}
	};
	const funnel = { steps: read() };
	window.funnel = funnel;

	const list = document.createElement( 'ol' );
	const panel = document.createElement( 'aside' );
	const title = document.createElement( 'h2' );
	title.textContent = __( 'What the funnel saw', 'shopfront' );
	panel.className = 'demo-funnel';
	panel.setAttribute( 'aria-label', title.textContent );
	panel.append( title, list );
	document.body.append( panel );

	const show = () =>
		list.replaceChildren(
			...funnel.steps.map( ( step ) => {
				const item = document.createElement( 'li' );
				item.textContent = step;
				return item;
			} )
		);
	const saw = ( step ) => {
		funnel.steps = [ ...funnel.steps, step ].slice( -LIMIT );
		try {
			sessionStorage.setItem( NAMESPACE, JSON.stringify( funnel.steps ) );
		} catch {
			/* Without storage, a page lists only its own steps. */
		}
		show();
	};

	/* They report items that any script added or removed. */
	for ( const name of [ 'added_to_cart', 'removed_from_cart' ] ) {
		document.body.addEventListener( `wc-blocks_${ name }`, () =>
			saw( `document: ${ name }` )
		);
	}

	/* They report the shopper's changes, with the current cart. */
	for ( const name of [
		'cart-set-item-quantity',
		'cart-remove-item',
		'checkout-render-checkout-form',
		'checkout-set-active-payment-method',
		'checkout-submit',
	] ) {
		hooks.addAction( `${ ACTION }-${ name }`, NAMESPACE, () =>
			saw( `action: ${ name }` )
		);
	}

	/* An observer that returns nothing doesn't object. */
	const { onCheckoutValidation, onCheckoutSuccess, onCheckoutFail } =
		blocksCheckoutEvents.checkoutEvents;
	onCheckoutValidation( () => saw( 'checkout: validation' ) );
	onCheckoutSuccess( () => saw( 'checkout: success' ) );
	onCheckoutFail( () => saw( 'checkout: fail' ) );

	show();
} )( window.wp, window.wc );
