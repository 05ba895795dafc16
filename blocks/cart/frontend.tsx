import { guestBlocks, hydrate, type BlockApp } from '@shopfront/bindings';
import { whenActed } from '@shopfront/host';
import type { ReactNode } from 'react';
import { cartBlocks } from './cart-blocks';
import { CartRoot } from './cart-root';
import './style.scss';

/** Has changes move from the first sign that somebody acts: before, nothing changes. Returns the stop. */
const startFollowing = (
	container: HTMLElement,
	{ host }: BlockApp
): ( () => void ) => {
	let isStopped = false;
	let stop = whenActed( host.window, () => {
		void import(
			/* webpackChunkName: "actions" */ './follow-changes'
		).then(
			( { followChanges } ) => {
				if ( ! isStopped ) {
					stop = followChanges( container, host );
				}
			},
			// A cart does as well without: what else has not come is told where it is missed.
			() => undefined
		);
	} );
	return () => {
		isStopped = true;
		stop();
	};
};

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
	const stops = [
		hydrate( container, cartBlocks( guestBlocks( app, 'cart' ) ), app, {
			Root,
		} ),
		startFollowing( container, app ),
	];
	return () => stops.forEach( ( stop ) => stop() );
};
