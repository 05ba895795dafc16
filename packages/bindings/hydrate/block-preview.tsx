import { BLOCK_NAMESPACE } from '@shopfront/names';
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { BlockAppProvider, type BlockApp } from '../app/block-app';

export interface BlockPreviewProps {
	/** The app of the editor, whose cart store contains the sample cart (docs/contract/cart-and-checkout.md 6). */
	app: BlockApp;
	/** Name of the block without its namespace, such as `cart`. */
	name: string;
	children: ReactNode;
}

/** Renders an inert preview of a block for editors. */
export const BlockPreview = ( { app, name, children }: BlockPreviewProps ) => {
	const element = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		// Not a prop: React 18 ignores a boolean `inert`, and React 19 treats React 18's empty string as false.
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
