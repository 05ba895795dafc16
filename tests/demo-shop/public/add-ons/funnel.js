/*
 * Events: how far a shopper comes. Three kinds of them: events of the document, actions, and moments of the checkout,
 * which add-ons may answer. This one only listens. What it saw is in `window.funnel`, and listed at the end of the page.
 */
( ( { hooks, i18n }, { blocksCheckoutEvents } ) => {
	const { __ } = i18n;
	const NAMESPACE = 'demo/funnel';
	const ACTION = 'experimental__woocommerce_blocks';
	const LIMIT = 50;

	/* A step is remembered from page to page, until the window is closed. */
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
			/* Without storage a page knows of itself alone. */
		}
		show();
	};

	/* The document tells what was put into the cart, or taken out of it, by whatever script did that. */
	for ( const name of [ 'added_to_cart', 'removed_from_cart' ] ) {
		document.body.addEventListener( `wc-blocks_${ name }`, () =>
			saw( `document: ${ name }` )
		);
	}

	/* Actions tell what the shopper did, with the cart of that moment. */
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

	/* Moments of the checkout. Who returns nothing from one has nothing against it. */
	const { onCheckoutValidation, onCheckoutSuccess, onCheckoutFail } =
		blocksCheckoutEvents.checkoutEvents;
	onCheckoutValidation( () => saw( 'checkout: validation' ) );
	onCheckoutSuccess( () => saw( 'checkout: success' ) );
	onCheckoutFail( () => saw( 'checkout: fail' ) );

	show();
} )( window.wp, window.wc );
