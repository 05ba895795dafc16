import { isPlainClick } from '@shopfront/behaviors/engine/dom';

/**
 * Handles a click on a link to a page of the shop: opens it in a dialog, so that the form stays in view. A link to another site,
 * and one whose dialog cannot be loaded, opens a new tab.
 */
export function openPageInDialog( event: MouseEvent ): void {
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
}
