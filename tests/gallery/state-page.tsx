import type { GalleryState } from './states';

export interface StatePageProps {
	/** Without one there is nothing to show, and that is said. */
	state: GalleryState | undefined;
}

/** A state alone, in the element that blocks stand in. */
export const StatePage = ( { state }: StatePageProps ) => (
	<>
		<h1 className={ state && 'screen-reader-text' }>
			{ state?.title ?? 'There is no such state' }
		</h1>
		<div className="sf-gallery-stage wp-block-woocommerce-cart">
			{ state?.render() }
		</div>
	</>
);
