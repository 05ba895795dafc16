import {
	BlockAppProvider,
	ContainerWidth,
	type BlockApp,
} from '@shopfront/bindings';
import type { GalleryState } from './states';

export interface StatePageProps {
	/** Shows a message if `undefined`. */
	state: GalleryState | undefined;
	app: BlockApp;
}

/** In a block's containers, because some components use container queries. */
export const StatePage = ( { state, app }: StatePageProps ) => (
	<BlockAppProvider app={ app }>
		<h1 className={ state && 'screen-reader-text' }>
			{ state?.title ?? 'There is no such state' }
		</h1>
		<ContainerWidth className="sf-gallery-stage wp-block-woocommerce-cart">
			<div data-sf-state={ state?.id }>{ state?.render() }</div>
		</ContainerWidth>
	</BlockAppProvider>
);
