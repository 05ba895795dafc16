import { BLOCK_NAMESPACE } from '@shopfront/names';
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { BlockAppProvider, type BlockApp } from '../app/block-app';

export interface BlockPreviewProps {
	/** Of the editor, where the cart store gives the sample cart (docs/contract/cart-and-checkout.md 6). */
	app: BlockApp;
	/** Of the block, without its namespace: `cart`. */
	name: string;
	children: ReactNode;
}

/** A block as an author sees it in an editor: nothing of it can be used. */
export const BlockPreview = ( { app, name, children }: BlockPreviewProps ) => {
	const element = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		// By hand: React 18 does not know it, and to React 19 what is written for 18 means that it is not.
		element.current?.toggleAttribute( 'inert', true );
	}, [] );
	return (
		<BlockAppProvider app={ app }>
			<div
				ref={ element }
				className={ `wp-block-${ BLOCK_NAMESPACE }-${ name }` }
			>
				{ children }
			</div>
		</BlockAppProvider>
	);
};
