import { createRoot, useLayoutEffect } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { BlockAppProvider, type BlockApp } from '../app/block-app';
import { BlockErrorBoundary } from '../app/block-error-boundary';
import { AppExtensionPointsProvider } from '../add-ons/extension-points-provider';
import type { BlockMap } from '../app/block-map';
import { areaToReact } from './to-react';

export interface HydrateOptions {
	/** What stands around the blocks: the block's own contexts and notices. */
	Root?: ComponentType< { children: ReactNode } >;
}

/** Told when React's tree takes the place of the server's, before it is painted. */
const Mounted = ( {
	onMount,
	children,
}: {
	onMount: () => void;
	children: ReactNode;
} ) => {
	useLayoutEffect( onMount, [ onMount ] );
	return <>{ children }</>;
};

/**
 * Brings a container of the server to life (docs/contract/blocks.md 3): the blocks of the map that stand in it become
 * their components, blocks that must be there are added, everything else stays as it was written. What the page showed
 * in the meantime (`.sf-skeleton`, `is-loading`, `<noscript>`) goes in the same step as the first paint.
 *
 * Returns the stop, which takes the tree away and leaves the container empty.
 */
export const hydrate = (
	container: HTMLElement,
	blocks: BlockMap,
	app: BlockApp,
	{ Root }: HydrateOptions = {}
): ( () => void ) => {
	const content = areaToReact( container, blocks );
	const onMount = () => container.classList.remove( 'is-loading' );
	const root = createRoot( container );
	root.render(
		<BlockAppProvider app={ app }>
			<Mounted onMount={ onMount }>
				<BlockErrorBoundary
					blockName={ container.dataset.blockName ?? '' }
					isRoot
				>
					<AppExtensionPointsProvider>
						{ Root ? <Root>{ content }</Root> : content }
					</AppExtensionPointsProvider>
				</BlockErrorBoundary>
			</Mounted>
		</BlockAppProvider>
	);
	return () => root.unmount();
};
