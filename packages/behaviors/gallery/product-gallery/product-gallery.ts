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
 * The pictures of a product (docs/contract/product-pages.md 5): shows them. Thumbnails and the link to the full-screen view are
 * added where the server has not printed them. Slider, zoom and full-screen view are behaviors of their own, which load at the first sign of intent.
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
		// The server hides the gallery until a script has run.
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
			// Without them, the pictures follow one another.
			.catch( () => {} )
			.then( show );
	} else {
		show();
	}
	gallery.addEventListener(
		'focusin',
		( { target } ) => {
			// Firefox leaves a picture where it is if a part of it is in view, even below a bar.
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
		// As intent: the address names a picture, which the full-screen view shows.
		gallery.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	}
	return () => {
		bus.emit( GALLERY_EVENTS.beforeDestroy, gallery, params );
		stops.forEach( ( stop ) => stop() );
	};
};
