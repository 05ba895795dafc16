import { isPlainClick } from '@shopfront/behaviors/engine/dom';

/**
 * Opens a page of the shop in a dialog, so the form stays in view. Links to other sites open a new tab, and so does a
 * link if the dialog fails to load.
 */
export const openPageInDialog = ( event: MouseEvent ): void => {
	const link =
		event.target instanceof Element ? event.target.closest( 'a' ) : null;
	if (
		! link ||
		link.origin !== window.location.origin ||
		! isPlainClick( event )
	) {
		return;
	}
	event.preventDefault();
	import( /* webpackChunkName: "page-dialog" */ './page-dialog' ).then(
		( { openPageDialog } ) => openPageDialog( link ),
		() => window.open( link.href, '_blank', 'noopener' )
	);
};
