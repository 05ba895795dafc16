import { findAddOnBlocks, hydrate, type BlockApp } from '@shopfront/bindings';
import { onFirstInteraction } from '@shopfront/host';
import type { ReactNode } from 'react';
import { createCartBlocks } from './cart-blocks';
import { CartRoot } from './cart-root';
import './style.scss';

/** Has changes move from the first sign that somebody acts: before, nothing changes. Returns the stop. */
const startAnimations = (
	container: HTMLElement,
	{ host }: BlockApp
): ( () => void ) => {
	let isStopped = false;
	let stop = onFirstInteraction( host.window, () => {
		void import(
			/* webpackChunkName: "actions" */ './animate-changes'
		).then(
			( { animateChanges } ) => {
				if ( ! isStopped ) {
					stop = animateChanges( container, host );
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
		hydrate(
			container,
			createCartBlocks( findAddOnBlocks( app, 'cart' ) ),
			app,
			{
				Root,
			}
		),
		startAnimations( container, app ),
	];
	return () => stops.forEach( ( stop ) => stop() );
};
