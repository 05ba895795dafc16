import { closestTo } from '@shopfront/behaviors/engine/dom';

/**
 * Calls back for a click on a matching element, or the Space key, which links with `role="button"` need too. Prevents
 * the default if the callback returns `true`. Skips events that another script has handled: WooCommerce's listens on
 * the body and runs first.
 */
export const onPress = (
	page: Document,
	selector: string,
	callback: ( button: HTMLElement ) => boolean
): void => {
	const handle = ( event: Event ) => {
		const button = closestTo( event, selector );
		if ( button && ! event.defaultPrevented && callback( button ) ) {
			event.preventDefault();
		}
	};
	page.addEventListener( 'click', handle );
	page.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			handle( event );
		}
	} );
};
