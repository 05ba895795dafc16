/*
 * A slot, and an update of the cart: a tick box below the totals. What it costs is the server's business; the page asks
 * it to change the cart, and shows the cart that comes back.
 */
( ( { element, i18n, plugins }, { blocksCheckout } ) => {
	const { createElement, useState } = element;
	const { __ } = i18n;
	const NAMESPACE = 'gift-wrap';
	const { CheckboxControl, ExperimentalOrderMeta, extensionCartUpdate } =
		blocksCheckout;

	/* What fills the slot is given `cart`, `extensions` and `context` by it. */
	const GiftWrap = ( { extensions } ) => {
		const isWrapped = extensions?.[ NAMESPACE ]?.wrap === true;
		/* What was ticked while the server has not answered yet. */
		const [ pendingValue, setPendingValue ] = useState( null );
		const [ problem, setProblem ] = useState( '' );
		const change = async ( wrap ) => {
			setPendingValue( wrap );
			setProblem( '' );
			try {
				await extensionCartUpdate( {
					namespace: NAMESPACE,
					data: { wrap },
				} );
			} catch {
				setProblem(
					__(
						'The gift wrap could not be changed. Please try again.',
						'shopfront'
					)
				);
			}
			setPendingValue( null );
		};
		return createElement(
			'div',
			{ className: 'gift-wrap' },
			createElement( CheckboxControl, {
				label: __( 'Wrap it as a gift', 'shopfront' ),
				checked: pendingValue ?? isWrapped,
				/* One at a time: a second answer could overtake the first. */
				disabled: pendingValue !== null,
				onChange: change,
			} ),
			/* There before it says anything, so that it is read out when it does. */
			createElement( 'p', { role: 'alert' }, problem )
		);
	};

	plugins.registerPlugin( NAMESPACE, {
		/* Of the plugins of a site, cart and checkout show those with this scope. */
		scope: 'woocommerce-checkout',
		render: () =>
			createElement(
				ExperimentalOrderMeta,
				null,
				createElement( GiftWrap )
			),
	} );
} )( window.wp, window.wc );
