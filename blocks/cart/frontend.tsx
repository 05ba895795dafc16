import {
	findAddOnBlocks,
	hydrate,
	removal,
	type BlockApp,
} from '@shopfront/bindings';
import { onFirstInteraction } from '@shopfront/host';
import type { ReactNode } from 'react';
import { createCartBlocks, fillEmptyCart } from './cart-blocks';
import { CartRoot } from './cart-root';
import { keepPictures } from './keep-pictures';
import { keepRowHeights } from './keep-row-heights';
import './style.scss';

/** Only for changes that follow an interaction, not for the cart's arrival. Returns the stop function. */
const startAnimations = (
	container: HTMLElement,
	{ host }: BlockApp
): ( () => void ) => {
	let isStopped = false;
	let stop = onFirstInteraction( host.window, () => {
		void removal.fetch().then( ( code ) => {
			if ( code && ! isStopped ) {
				stop = code.animateChanges( container, host );
			}
		} );
	} );
	return () => {
		isStopped = true;
		stop();
	};
};

export const mount = (
	container: HTMLElement,
	app: BlockApp
): ( () => void ) => {
	// A copy from before hydration, to match the children: React reads them once.
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
