import type { EventBehavior } from '@shopfront/behaviors/engine/event-bus';
import { GALLERY_EVENTS } from '@shopfront/names';
import type { Stop } from '@shopfront/behaviors/engine/behavior';
import {
	findSlides,
	lacksSlider,
	lacksTrigger,
	readParams,
	type GalleryWindow,
} from './gallery';

/**
 * A product's pictures (docs/contract/product-pages.md 5). Adds thumbnails and the link to the full-screen view if the
 * server hasn't. Slider, zoom and full-screen view are separate behaviors, which load at the first sign of intent.
 */
export const mount: EventBehavior[ 'mount' ] = (
	gallery,
	{ signal, getEventBus, whenJQuery }
) => {
	const view: GalleryWindow = gallery.ownerDocument.defaultView ?? window;
	const params = readParams( gallery );
	const bus = getEventBus();
	bus.emit( GALLERY_EVENTS.beforeInit, gallery, params );
	const stops: Stop[] = [];
	const show = () => {
		// The server hides the gallery until a script runs.
		gallery.style.opacity = '1';
		whenJQuery( ( jQuery ) =>
			jQuery( gallery ).data( 'product_gallery', {
				$target: jQuery( gallery ),
				$images: jQuery( findSlides( gallery ) ),
			} )
		);
		bus.emit( GALLERY_EVENTS.afterInit, gallery, params );
	};
	const missing: Array< Promise< () => void > > = [];
	if ( lacksSlider( gallery, params ) ) {
		missing.push(
			import( './gallery-parts' ).then(
				( { addParts } ) =>
					() =>
						stops.push( addParts( gallery, params ) )
			)
		);
	}
	if ( lacksTrigger( gallery, params ) ) {
		missing.push(
			import( './gallery-trigger' ).then( ( { addTrigger } ) => () => {
				const trigger = addTrigger( gallery, params );
				stops.push( () => trigger.remove() );
			} )
		);
	}
	if ( missing.length > 0 ) {
		void Promise.all( missing )
			.then( ( adds ) => {
				if ( ! signal.aborted ) {
					adds.forEach( ( add ) => add() );
				}
			} )
			// Without the parts, the pictures are shown one below the other.
			.catch( () => {} )
			.then( show );
	} else {
		show();
	}
	gallery.addEventListener(
		'focusin',
		( { target } ) => {
			// Firefox doesn't scroll to a picture that is partly in view, even if a bar covers it.
			if (
				target instanceof Element &&
				target.matches( 'a:focus-visible' )
			) {
				target.scrollIntoView( { block: 'nearest' } );
			}
		},
		{ signal }
	);
	if ( view.location.hash.includes( 'gid=' ) ) {
		// Counts as intent: the full-screen view loads and shows the picture in the hash.
		gallery.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	}
	return () => {
		bus.emit( GALLERY_EVENTS.beforeDestroy, gallery, params );
		stops.forEach( ( stop ) => stop() );
	};
};
