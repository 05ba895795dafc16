import { createCarousel } from '@shopfront/behaviors/motion/carousel';
import { isStill } from '@shopfront/behaviors/engine/dom';
import type { EventBehavior } from '@shopfront/behaviors/engine/event-bus';
import {
	addParts,
	findSlides,
	readParams,
	type GalleryWindow,
} from '@shopfront/behaviors/gallery/product-gallery';
import { VARIATION_EVENTS } from '@shopfront/names';

const ACTIVE_SLIDE = 'flex-active-slide';
const ACTIVE_THUMBNAIL = 'flex-active';

const STEPS: Record< string, number > = { ArrowRight: 1, ArrowLeft: -1 };

/** Slides between a product's pictures: by swiping, dragging or its thumbnails. */
export const mount: EventBehavior[ 'mount' ] = (
	gallery,
	{ signal, getEventBus }
) => {
	const view: GalleryWindow = gallery.ownerDocument.defaultView ?? window;
	const wrapper = gallery.querySelector< HTMLElement >(
		'.woocommerce-product-gallery__wrapper'
	);
	const params = readParams( gallery );
	// The slider needs these parts, but may mount before the gallery has added them.
	const removeParts = addParts( gallery, params );
	const viewport = gallery.querySelector< HTMLElement >( '.flex-viewport' );
	const slides = findSlides( gallery );
	if (
		! wrapper ||
		! viewport ||
		slides.length < 2 ||
		! params.flexslider_enabled
	) {
		return removeParts;
	}
	const isRtl = getComputedStyle( gallery ).direction === 'rtl';
	const embla = createCarousel( viewport, {
		container: wrapper,
		slides,
		direction: isRtl ? 'rtl' : 'ltr',
		containScroll: false,
	} );
	const buttons = [
		...gallery.querySelectorAll< HTMLElement >(
			'.flex-control-nav button'
		),
	];
	const show = ( index: number ) => {
		embla.scrollTo( index, isStill( view ) );
	};
	const update = () => {
		const selected = embla.selectedScrollSnap();
		for ( const [ index, slide ] of slides.entries() ) {
			const isActive = index === selected;
			slide.classList.toggle( ACTIVE_SLIDE, isActive );
			// Links of hidden pictures must be out of reach.
			slide.inert = ! isActive;
			buttons[ index ]?.setAttribute(
				'aria-current',
				String( isActive )
			);
			buttons[ index ]
				?.querySelector( 'img' )
				?.classList.toggle( ACTIVE_THUMBNAIL, isActive );
		}
	};
	// Before this code loaded, the keyboard may have focused a later picture and so scrolled the viewport.
	const { activeElement } = gallery.ownerDocument;
	const focused = slides.findIndex( ( slide ) =>
		slide.contains( activeElement )
	);
	viewport.scrollLeft = 0;
	if ( focused > 0 ) {
		embla.scrollTo( focused, true );
	}
	embla.on( 'select', update );
	embla.on( 'reInit', update );
	update();

	for ( const [ index, button ] of buttons.entries() ) {
		button.addEventListener( 'click', () => show( index ), { signal } );
		button.addEventListener(
			'keydown',
			( { key } ) => {
				const step = STEPS[ key ];
				if ( step ) {
					buttons[ index + ( isRtl ? -step : step ) ]?.focus();
				}
			},
			{ signal }
		);
	}
	getEventBus().on(
		[ VARIATION_EVENTS.resetSlide ],
		() => show( 0 ),
		signal
	);
	return () => {
		embla.destroy();
		for ( const slide of slides ) {
			slide.inert = false;
		}
		removeParts();
	};
};
