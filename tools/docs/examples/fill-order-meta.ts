import type { FillProps } from '@shopfront/types';

const { element, plugins } = window.wp;
const { ExperimentalOrderMeta } = window.wc.blocksCheckout;

/** Shows the points of the order; the slot passes the cart. */
const ExtensionPoints = ( {
	cart,
}: Partial< FillProps< 'ExperimentalOrderMeta' > > ) =>
	element.createElement(
		'p',
		null,
		`You earn ${ ( cart?.cartItemsCount ?? 0 ) * 10 } points.`
	);

plugins.registerPlugin( 'my-add-on', {
	scope: 'woocommerce-checkout',
	render: () =>
		element.createElement(
			ExperimentalOrderMeta,
			null,
			element.createElement( ExtensionPoints )
		),
} );
