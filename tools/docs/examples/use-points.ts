import type {} from '@shopfront/types';

const { createElement } = window.wp.element;
const { Button, extensionCartUpdate, registerCheckoutBlock } =
	window.wc.blocksCheckout;

/** Makes the server deduct the customer's points from the total. */
const UsePoints = () =>
	createElement(
		Button,
		{
			onClick: () => {
				extensionCartUpdate( {
					namespace: 'my-add-on',
					data: { use_points: true },
				} ).catch( () => {
					// The page has shown the error.
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
