import type {} from '@shopfront/types';

const { createElement } = window.wp.element;
const { Button, extensionCartUpdate, registerCheckoutBlock } =
	window.wc.blocksCheckout;

/** Has the server take the customer's points off the total. */
const UsePoints = () =>
	createElement(
		Button,
		{
			onClick: () => {
				extensionCartUpdate( {
					namespace: 'my-add-on',
					data: { use_points: true },
				} ).catch( () => {
					// The shopper has been told.
				} );
			},
		},
		'Use my points'
	);

registerCheckoutBlock( {
	metadata: {
		name: 'my-add-on/use-points',
		parent: 'woocommerce/cart-totals-block',
	},
	component: UsePoints,
	force: true,
} );
