import { findAddOnBlocks, hydrate, type BlockApp } from '@shopfront/bindings';
import { hasLoadedCart } from '@shopfront/data/cart';
import { startCheckoutStore } from '@shopfront/data/checkout';
import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { createCheckoutBlocks, fillEmptyCheckout } from './checkout-blocks';
import { CheckoutRoot } from './checkout-root';
import { watchFirstPaint } from './first-paint';
import './style.scss';

export { registerBuiltInMethods } from './payment-methods/built-in-methods';

export const mount = (
	container: HTMLElement,
	app: BlockApp
): ( () => void ) => {
	// A copy from before hydration, to match the children: React reads them once.
	const dataset = { ...container.dataset };
	const Root = ( { children }: { children: ReactNode } ) => (
		<CheckoutRoot dataset={ dataset }>{ children }</CheckoutRoot>
	);
	fillEmptyCheckout( container, app.settings );
	// Otherwise the form would mount without its stores, then render in one long task.
	if ( hasLoadedCart( app.registry ) ) {
		startCheckoutStore( app.registry );
	}
	return hydrate(
		container,
		createCheckoutBlocks(
			app.settings,
			findAddOnBlocks( app, 'checkout' )
		),
		app,
		{
			Root,
			onMount: watchFirstPaint( container, app.host ),
			onOrderRefusal: () =>
				void app.registry
					.dispatch( noticesStore )
					.createWarningNotice(
						__(
							'Your order has not been placed yet, because its total or one of its choices has changed. Please check it and place it again.',
							'shopfront'
						),
						{
							id: 'order-refused',
							context: NOTICE_CONTEXTS.CHECKOUT_ACTIONS,
						}
					),
		}
	);
};
