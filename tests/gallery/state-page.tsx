import {
	BlockAppProvider,
	ContainerWidth,
	type BlockApp,
} from '@shopfront/bindings';
import type { GalleryState } from './states';

export interface StatePageProps {
	/** Without one there is nothing to show, and that is said. */
	state: GalleryState | undefined;
	app: BlockApp;
}

/** A state alone, in the elements that a block gives its parts: some go by how wide their container is. */
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
