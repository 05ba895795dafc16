import { findAddOnBlocks, hydrate, type BlockApp } from '@shopfront/bindings';
import type { ReactNode } from 'react';
import { createCheckoutBlocks } from './checkout-blocks';
import { CheckoutRoot } from './checkout-root';
import './style.scss';

export { registerBuiltInMethods } from './payment-methods/built-in-methods';

/** Brings a container of the checkout to life. Returns the stop. */
export const mount = (
	container: HTMLElement,
	app: BlockApp
): ( () => void ) => {
	// Taken now: the container's children are read as they are, too.
	const dataset = { ...container.dataset };
	const Root = ( { children }: { children: ReactNode } ) => (
		<CheckoutRoot dataset={ dataset }>{ children }</CheckoutRoot>
	);
	return hydrate(
		container,
		createCheckoutBlocks(
			app.settings,
			findAddOnBlocks( app, 'checkout' )
		),
		app,
		{ Root }
	);
};
