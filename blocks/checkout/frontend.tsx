import { findAddOnBlocks, hydrate, type BlockApp } from '@shopfront/bindings';
import type { ReactNode } from 'react';
import { createCheckoutBlocks } from './checkout-blocks';
import { CheckoutRoot } from './checkout-root';
import { takeOver } from './first-paint';
import './style.scss';

export { registerBuiltInMethods } from './payment-methods/built-in-methods';

/** Hydrates a container of the checkout. Returns a function that unmounts it. */
export const mount = (
	container: HTMLElement,
	app: BlockApp
): ( () => void ) => {
	// A copy from before hydration, to match the children, which are read once.
	const dataset = { ...container.dataset };
	const Root = ( { children }: { children: ReactNode } ) => (
		<CheckoutRoot dataset={ dataset }>{ children }</CheckoutRoot>
	);
	return takeOver( container, () =>
		hydrate(
			container,
			createCheckoutBlocks(
				app.settings,
				findAddOnBlocks( app, 'checkout' )
			),
			app,
			{ Root }
		)
	);
};
