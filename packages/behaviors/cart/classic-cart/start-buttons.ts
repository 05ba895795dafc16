import { startAddButtons } from './add-buttons';
import type { ClassicContext } from './context';
import { createNavigate } from '@shopfront/host';
import { createEventBus } from '@shopfront/behaviors/engine/event-bus';
import { createLiveRegion } from './live-region';
import { readParams, type ClassicWindow } from './params';
import { hasPlatformButtons } from './platform-scripts';
import { startRemoveLinks } from './remove-links';
import { replaceFragments } from './replace-fragments';
import { readFragments } from './send';

export const createContext = ( view: ClassicWindow ): ClassicContext => ( {
	view,
	bus: createEventBus( view ),
	liveRegion: createLiveRegion( view ),
	navigate: createNavigate( ( url ) => view.location.assign( url ) ),
} );

export const startButtons = ( context: ClassicContext ): void => {
	const { view, bus, liveRegion } = context;
	if ( ! readParams( view ).buttons ) {
		return;
	}
	startAddButtons( context );
	startRemoveLinks( context );
	// Must run after the button's own listener.
	bus.on( [ 'added_to_cart', 'removed_from_cart' ], ( value, _, button ) => {
		if ( hasPlatformButtons( view ) ) {
			return;
		}
		const changed = readFragments( value );
		if ( changed ) {
			replaceFragments( context, changed );
			bus.emit( 'wc_fragments_loaded' );
		}
		liveRegion.announceLater(
			button instanceof HTMLElement
				? button.dataset.success_message
				: undefined
		);
	} );
};
