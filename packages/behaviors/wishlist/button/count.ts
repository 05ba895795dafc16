import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { getStore } from '@shopfront/behaviors/wishlist/backend';

const LABEL = 'wishlist-count-badge__label';

/** The number beside the header's icon (docs/contract/wishlist.md 5). Without products, it has no label. */
export const mountCount: Behavior[ 'mount' ] = ( badge, { signal } ) => {
	const store = getStore( badge.ownerDocument.defaultView ?? window );
	if ( ! store ) {
		return;
	}
	const link = badge.closest( 'a' );
	store.subscribe( () => {
		if ( ! store.isReady() ) {
			return;
		}
		const count = store.count();
		badge.classList.toggle( 'loading', store.pending().length > 0 );
		if ( badge.textContent === String( count || '' ) ) {
			return;
		}
		badge.replaceChildren();
		if ( count > 0 ) {
			const label = badge.ownerDocument.createElement( 'span' );
			label.className = LABEL;
			label.textContent = String( count );
			badge.append( label );
		}
		const names = [ 'countNone', 'countOne' ];
		link?.setAttribute(
			'aria-label',
			store.settings.text( names[ count ] ?? 'count', count )
		);
	}, signal );
};
