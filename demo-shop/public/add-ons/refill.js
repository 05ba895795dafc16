/*
 * Subscriptions: recurring carts with their own shipping packages. The server adds them to the cart as
 * `extensions.refill.carts`. Selecting their rates works as for any other package: the page sends the package's id, and
 * the server stores the choice.
 */
( ( { element, i18n, plugins }, { blocksCheckout } ) => {
	const { createElement, Fragment } = element;
	const { __, sprintf } = i18n;
	const NAMESPACE = 'refill';
	const {
		ExperimentalOrderMeta,
		ExperimentalOrderShippingPackages,
		TotalsItem,
	} = blocksCheckout;

	const cartsOf = ( extensions ) => extensions?.[ NAMESPACE ]?.carts ?? [];

	const currencyOf = ( totals ) => ( {
		code: totals.currency_code,
		symbol: totals.currency_symbol,
		minorUnit: totals.currency_minor_unit,
		decimalSeparator: totals.currency_decimal_separator,
		thousandSeparator: totals.currency_thousand_separator,
		prefix: totals.currency_prefix,
		suffix: totals.currency_suffix,
	} );

	const formatDate = ( date ) =>
		new Intl.DateTimeFormat( document.documentElement.lang, {
			dateStyle: 'long',
			timeZone: 'UTC',
		} ).format( new Date( date ) );

	/* The slot adds its own props to the fill's: components, a package's options, and the cart. */
	const RefillPackages = ( {
		extensions,
		components,
		collapsible,
		collapse,
		showItems,
		noResultsMessage,
		renderOption,
	} ) =>
		cartsOf( extensions ).flatMap( ( { key, shipping_rates: packages } ) =>
			packages.map( ( packageData ) =>
				createElement( components.ShippingRatesControlPackage, {
					key: `${ key } ${ packageData.package_id }`,
					packageId: packageData.package_id,
					packageData,
					collapsible,
					collapse,
					showItems,
					noResultsMessage,
					renderOption,
				} )
			)
		);

	const RefillTotals = ( { extensions } ) =>
		cartsOf( extensions ).map( ( { key, next_date: date, totals } ) =>
			createElement(
				Fragment,
				{ key },
				createElement( TotalsItem, {
					className: 'refill-total',
					label: __( 'Total each month', 'shopfront' ),
					currency: currencyOf( totals ),
					value: Number( totals.total_price ),
					description: sprintf(
						/* translators: %s: a date. */
						__( 'First refill: %s', 'shopfront' ),
						formatDate( date )
					),
				} )
			)
		);

	plugins.registerPlugin( NAMESPACE, {
		scope: 'woocommerce-checkout',
		render: () =>
			createElement(
				Fragment,
				null,
				createElement(
					ExperimentalOrderShippingPackages,
					null,
					createElement( RefillPackages )
				),
				createElement(
					ExperimentalOrderMeta,
					null,
					createElement( RefillTotals )
				)
			),
	} );
} )( window.wp, window.wc );
