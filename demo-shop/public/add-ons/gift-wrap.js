/*
 * A slot fill that updates the cart: a checkbox below the totals. The page requests the change, the server calculates
 * the fee, and the page renders the returned cart.
 */
( ( { element, i18n, plugins }, { blocksCheckout } ) => {
	const { createElement, useState } = element;
	const { __ } = i18n;
	const NAMESPACE = 'gift-wrap';
	const { CheckboxControl, ExperimentalOrderMeta, extensionCartUpdate } =
		blocksCheckout;

	/* The slot passes `cart`, `extensions` and `context` to its fills. */
	const GiftWrap = ( { extensions } ) => {
		const isWrapped = extensions?.[ NAMESPACE ]?.wrap === true;
		/* The new value, until the server responds. */
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
				/* One request at a time: a second response could overtake the first. */
				disabled: pendingValue !== null,
				onChange: change,
			} ),
			/* Rendered before it has text, so that screen readers announce it. */
			createElement( 'p', { role: 'alert' }, problem )
		);
	};

	plugins.registerPlugin( NAMESPACE, {
		/* Cart and checkout render the site's plugins with this scope. */
		scope: 'woocommerce-checkout',
		render: () =>
			createElement(
				ExperimentalOrderMeta,
				null,
				createElement( GiftWrap )
			),
	} );
} )( window.wp, window.wc );
