/** An integration: a slot with its endpoint's data, a filter, and an inner block. */
( function () {
	const {
		ExperimentalOrderMeta,
		extensionCartUpdate,
		registerCheckoutBlock,
		registerCheckoutFilters,
	} = window.wc.blocksCheckout;
	const { createElement } = window.wp.element;

	const Gift = ( { extensions } ) =>
		createElement(
			'p',
			{ className: 'sample-gift' },
			`Gift: ${ extensions?.sample?.gift ?? 'unknown' } `,
			createElement(
				'button',
				{
					type: 'button',
					onClick: () =>
						extensionCartUpdate( {
							namespace: 'sample',
							data: { gift: 'ribbon' },
						} ),
				},
				'Choose the ribbon'
			)
		);

	window.wp.plugins.registerPlugin( 'sample', {
		render: () =>
			createElement( ExperimentalOrderMeta, null, createElement( Gift ) ),
		scope: 'woocommerce-checkout',
	} );
	registerCheckoutFilters( 'sample', {
		itemName: ( name ) => `${ name } (sample)`,
	} );
	for ( const name of [ 'sample/gift', 'extra/card' ] ) {
		registerCheckoutBlock( {
			metadata: {
				name,
				parent: [ 'woocommerce/checkout-fields-block' ],
			},
			component: ( { ribbon } ) =>
				createElement(
					'p',
					null,
					`${ name } with a ${ ribbon } ribbon`
				),
		} );
	}
} )();
