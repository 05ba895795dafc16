import { findAddOnBlocks, hydrate, type BlockApp } from '@shopfront/bindings';
import { onFirstInteraction } from '@shopfront/host';
import type { ReactNode } from 'react';
import { createCartBlocks, fillEmptyCart } from './cart-blocks';
import { CartRoot } from './cart-root';
import { keepPictures } from './keep-pictures';
import { keepRowHeights } from './keep-row-heights';
import './style.scss';

/** Loads the animations on first interaction, because nothing changes before. Returns a function that stops them. */
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
			// Animations are optional. Other code in the chunk reports a load error where it is needed.
			() => undefined
		);
	} );
	return () => {
		isStopped = true;
		stop();
	};
};

/** Hydrates a container of the cart. Returns a function that unmounts it. */
export const mount = (
	container: HTMLElement,
	app: BlockApp
): ( () => void ) => {
	// A copy from before hydration, to match the children, which are read once.
	const dataset = { ...container.dataset };
	const Root = ( { children }: { children: ReactNode } ) => (
		<CartRoot dataset={ dataset }>{ children }</CartRoot>
	);
	fillEmptyCart( container );
	keepPictures( container );
	const onMount = keepRowHeights( container );
	const stops = [
		hydrate(
			container,
			createCartBlocks( findAddOnBlocks( app, 'cart' ) ),
			app,
			{ Root, onMount }
		),
		startAnimations( container, app ),
	];
	return () => stops.forEach( ( stop ) => stop() );
};
