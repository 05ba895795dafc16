import { guestBlocks, hydrate, type BlockApp } from '@shopfront/bindings';
import type { ReactNode } from 'react';
import { cartBlocks } from './cart-blocks';
import { CartRoot } from './cart-root';
import './style.scss';

/** Brings a container of the cart to life. Returns the stop. */
export const mount = (
	container: HTMLElement,
	app: BlockApp
): ( () => void ) => {
	// Taken now: the container's children are read as they are, too.
	const dataset = { ...container.dataset };
	const Root = ( { children }: { children: ReactNode } ) => (
		<CartRoot dataset={ dataset }>{ children }</CartRoot>
	);
	return hydrate( container, cartBlocks( guestBlocks( app, 'cart' ) ), app, {
		Root,
	} );
};
