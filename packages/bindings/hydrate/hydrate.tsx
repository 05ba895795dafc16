import {
	createRoot,
	flushSync,
	startTransition,
	useLayoutEffect,
	useState,
} from '@wordpress/element';
import { runEarlierPress } from '@shopfront/data/cart';
import { repeatPresses } from '@shopfront/host';
import type { ComponentType, ReactNode } from 'react';
import { BlockAppProvider, type BlockApp } from '../app/block-app';
import { BlockErrorBoundary } from '../app/block-error-boundary';
import { AppExtensionPointsProvider } from '../add-ons/extension-points-provider';
import type { BlockMap } from '../app/block-map';
import { ExpectedWidth } from '../app/container-width';
import { watchForeignNodes } from './foreign-nodes';
import { areaToReact } from './to-react';

export interface HydrateOptions {
	Root?: ComponentType< { children: ReactNode } >;
	/**
	 * Called when the blocks have replaced the container's content, before the paint. Effects run after the paint,
	 * unless you call `flushEffects` in a later microtask, or the page has add-ons.
	 */
	onMount?: ( flushEffects: () => void ) => void;
	/** Called if an order that the shopper pressed before isn't placed, because its total or a choice has changed. */
	onOrderRefusal?: () => void;
}

const Mounted = ( {
	onMount,
	runsEffects,
	children,
}: {
	onMount: () => void;
	/** Whether effects run before the paint too. */
	runsEffects: boolean;
	children: ReactNode;
} ): ReactNode => {
	const [ , setIsMounted ] = useState( false );
	useLayoutEffect( () => {
		onMount();
		// React renders a state change at once, and runs all effects before it.
		setIsMounted( runsEffects );
	}, [ onMount, runsEffects ] );
	return children;
};

/**
 * Hydrates a server-rendered container (docs/contract/blocks.md 3): renders its blocks as components, adds forced
 * blocks, and preserves all other content. Renders in short slices, so the browser can respond to input; the
 * container keeps its content until the last slice. Placeholders (`.sf-skeleton`, `is-loading`, `<noscript>`) go in
 * the same step as the first paint.
 *
 * Returns a function that unmounts the tree and leaves the container empty.
 */
export const hydrate = (
	container: HTMLElement,
	blocks: BlockMap,
	app: BlockApp,
	{ Root, onMount: onMounted, onOrderRefusal }: HydrateOptions = {}
): ( () => void ) => {
	const placeForeignNodes = watchForeignNodes( container );
	const content = areaToReact( container, blocks );
	const getWidth = () => container.offsetWidth;
	const root = createRoot( container );
	const onMount = () => {
		container.classList.remove( 'is-loading' );
		placeForeignNodes();
		// Rendering again changes nothing, but first runs the pending effects.
		const flushEffects = () => flushSync( () => root.render( tree ) );
		onMounted?.( flushEffects );
		repeatPresses(
			container,
			flushEffects,
			( ageMs, repeat ) => runEarlierPress( app.registry, ageMs, repeat ),
			onOrderRefusal
		);
	};
	const tree = (
		<BlockAppProvider app={ app }>
			{ /* Add-ons render content from effects. After a paint, that would move the page. */ }
			<Mounted
				onMount={ onMount }
				runsEffects={ app.extensionPoints.get() !== null }
			>
				<BlockErrorBoundary
					blockName={ container.dataset.blockName ?? '' }
					isRoot
				>
					<AppExtensionPointsProvider>
						<ExpectedWidth.Provider value={ getWidth }>
							{ Root ? <Root>{ content }</Root> : content }
						</ExpectedWidth.Provider>
					</AppExtensionPointsProvider>
				</BlockErrorBoundary>
			</Mounted>
		</BlockAppProvider>
	);
	startTransition( () => root.render( tree ) );
	return () => root.unmount();
};
