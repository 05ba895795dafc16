import type { PageContext } from './context';
import type { Answer } from '@shopfront/behaviors/wishlist/backend';

/** Loads another layout when the window's width crosses the limit, and cancels an older request. */
export const startLayout = (
	context: PageContext,
	show: ( answer: Answer ) => void
): void => {
	const { form, view, store, backend, signal } = context;
	const limit = Number( store.settings.values.mobile_media_query );
	const table = form.querySelector( '.wishlist_table.responsive' );
	if (
		! ( limit > 0 ) ||
		! table ||
		table.matches( '.images_grid' ) ||
		! backend.can( 'mobile' ) ||
		! view.matchMedia
	) {
		return;
	}
	const query = view.matchMedia( `(max-width: ${ limit }px)` );
	let controller = new AbortController();
	const update = async () => {
		const isMobile = query.matches;
		if ( table.matches( '.mobile' ) === isMobile ) {
			return;
		}
		controller.abort();
		controller = new AbortController();
		const { signal: own } = controller;
		try {
			const answer = await backend.loadLayout( isMobile, own );
			if ( ! own.aborted && answer.result !== 'refused' ) {
				show( answer );
			}
		} catch {
			// The layout for the other width works, too.
		}
	};
	query.addEventListener?.( 'change', () => void update(), { signal } );
	signal.addEventListener( 'abort', () => controller.abort() );
	void update();
};
