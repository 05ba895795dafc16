import { startAddButtons } from './add-buttons';
import type { ClassicContext } from './context';
import { createEventBus } from '@shopfront/behaviors/event-bus';
import { startFragments } from './fragments';
import { createLiveRegion } from './live-region';
import type { ClassicWindow } from './params';
import { hasPlatformButtons, hasPlatformFragments } from './platform-scripts';
import { createQueue } from './queue';
import { startRemoveLinks } from './remove-links';
import { replaceFragments } from './replace-fragments';
import { readFragments } from './send';

/** Starts the parts of the classic cart whose parameters the page prints and that the platform's scripts don't handle. */
export function startClassicCart( view: ClassicWindow ): void {
	const buttons = view.wc_add_to_cart_params;
	const fragments = view.wc_cart_fragments_params;
	if ( ! buttons && ! fragments ) {
		return;
	}
	const context: ClassicContext = {
		view,
		bus: createEventBus( view ),
		queue: createQueue(),
		liveRegion: createLiveRegion( view ),
		navigate: ( url ) => view.location.assign( url ),
	};
	if ( buttons ) {
		startAddButtons( context );
		startRemoveLinks( context );
		// After the button: listeners run in this order.
		context.bus.on(
			[ 'added_to_cart', 'removed_from_cart' ],
			( value, _, button ) => {
				if ( hasPlatformButtons( view ) ) {
					return;
				}
				const changed = readFragments( value );
				if ( changed ) {
					replaceFragments( context, changed );
					context.bus.emit( 'wc_fragments_loaded' );
				}
				context.liveRegion.announceLater(
					button instanceof HTMLElement
						? button.dataset.success_message
						: undefined
				);
			}
		);
	}
	if ( fragments && ! hasPlatformFragments( view ) ) {
		startFragments( context, fragments );
	}
}
