import { createCarousel } from '@shopfront/behaviors/motion/carousel';
import {
	createEmit,
	isStill as prefersStillness,
} from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createControls, readTexts, type Controls } from './controls';
import { readOptions } from './options';
import { addParallax } from './parallax';

const emit = createEmit( 'slider' );

/** Directions on the screen, even in right-to-left text. */
const KEYS: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowRight: 1,
};

/** Keeps an attribute from the server. Returns a function that removes ours. */
const addAttribute = ( element: Element, name: string, value: string ) => {
	if ( element.hasAttribute( name ) ) {
		return () => {};
	}
	element.setAttribute( name, value );
	return () => element.removeAttribute( name );
};

/**
 * A row of slides (docs/contract/site-behaviors.md 3.1) that also scrolls without script. Adds arrows, dots, a pause
 * button, and labels for screen readers; slides out of view are inert.
 */
export const mount: Behavior[ 'mount' ] = ( element, context ) => {
	const { signal } = context;
	const page = element.ownerDocument;
	const view = page.defaultView ?? window;
	const track = element.querySelector< HTMLElement >( '.sf-slider__track' );
	const slides = [ ...( track?.children ?? [] ) ].filter(
		( child ): child is HTMLElement => child instanceof HTMLElement
	);
	if ( ! track || slides.length < 2 ) {
		return undefined;
	}
	const isStill = prefersStillness( view );
	const isRtl = getComputedStyle( element ).direction === 'rtl';
	const { slidesPerView } = context.options;
	const options = readOptions(
		context.options,
		! ( Number( slidesPerView ) > 1 ),
		isStill
	);
	const texts = readTexts( view );

	// The visitor may have scrolled the row before this script loaded.
	const start = Math.round(
		( Math.abs( track.scrollLeft ) * slides.length ) /
			( track.scrollWidth || 1 )
	);
	track.scrollLeft = 0;
	if ( options.gap !== null ) {
		element.style.setProperty( '--sf-slider-gap', `${ options.gap }px` );
	}
	element.classList.add( 'is-ready' );
	const settings = {
		container: track,
		slides,
		align: 'start',
		direction: isRtl ? 'rtl' : 'ltr',
		loop: options.loop,
		dragFree: options.freeScroll,
		startIndex: start,
		// The controls are inside the element, too.
		watchDrag: ( _: unknown, { target }: Event ) =>
			! ( target as Element ).closest( '.sf-slider__controls' ),
	} as const;
	const carousel = createCarousel( element, settings );
	if ( options.fade ) {
		void import( './carousel-fade' ).then(
			( { createFade } ) =>
				signal.aborted || carousel.reInit( settings, [ createFade() ] )
		);
	}
	if ( options.parallax ) {
		addParallax( carousel, options.parallax );
	}

	const show = ( index: number ) => carousel.scrollTo( index, isStill );
	const move = ( step: number ) =>
		step > 0
			? carousel.scrollNext( isStill )
			: carousel.scrollPrev( isStill );
	let controls: Controls | undefined;
	let isPlaying = options.autoplay > 0;
	let timer = 0;
	/** Restarts the timer, unless the visitor is reading or the page is hidden. */
	const schedule = () => {
		view.clearInterval( timer );
		if (
			isPlaying &&
			! page.hidden &&
			! element.contains( page.activeElement ) &&
			! ( options.pauseOnHover && element.matches( ':hover' ) )
		) {
			timer = view.setInterval(
				() =>
					carousel.canScrollNext()
						? carousel.scrollNext()
						: carousel.scrollTo( 0 ),
				options.autoplay
			);
		}
	};
	const setPlaying = ( next: boolean ) => {
		isPlaying = next;
		controls?.setPlaying( next );
		// Don't interrupt a screen reader with a change that the visitor didn't cause.
		track.setAttribute( 'aria-live', next ? 'off' : 'polite' );
		schedule();
	};
	const restore = [
		addAttribute( element, 'role', 'group' ),
		addAttribute( element, 'aria-roledescription', texts.carousel ),
		// The slides are groups, so a list around them would have no items.
		addAttribute( track, 'role', 'presentation' ),
		...slides.flatMap( ( slide, index ) => [
			addAttribute( slide, 'role', 'group' ),
			addAttribute( slide, 'aria-roledescription', texts.slide ),
			addAttribute(
				slide,
				'aria-label',
				`${ index + 1 } / ${ slides.length }`
			),
		] ),
	];

	const update = () => {
		const { slideRegistry } = carousel.internalEngine();
		const selected = carousel.selectedScrollSnap();
		const first = slideRegistry[ selected ]?.[ 0 ] ?? 0;
		const inView =
			Math.round(
				track.clientWidth / ( slides[ 0 ]?.offsetWidth || Infinity )
			) || 1;
		for ( const [ index, slide ] of slides.entries() ) {
			const distance = ( index - first + slides.length ) % slides.length;
			// After a free swipe, parts of other slides are in view.
			slide.inert = ! options.freeScroll && distance >= inView;
		}
		if ( options.adaptiveHeight ) {
			track.style.blockSize = `${ slides[ first ]?.offsetHeight }px`;
		}
		controls?.select(
			selected,
			carousel.canScrollPrev(),
			carousel.canScrollNext()
		);
	};
	/** The number of positions depends on the page's width. */
	const addControls = () => {
		const count = carousel.scrollSnapList().length;
		const hadFocus = controls?.bar.contains( page.activeElement );
		controls?.bar.remove();
		controls = createControls(
			page,
			texts,
			count,
			{ ...options, autoplay: options.autoplay > 0 },
			{ move, show, togglePlaying: () => setPlaying( ! isPlaying ) }
		);
		controls.bar.addEventListener( 'keydown', ( event ) => {
			const step = KEYS[ event.key ];
			if ( step ) {
				event.preventDefault();
				move( isRtl ? -step : step );
			}
		} );
		if ( count > 1 ) {
			// Keyboard users must reach the pause button before the slides.
			track.before( controls.bar );
		}
		if ( hadFocus ) {
			controls.bar.querySelector( 'button' )?.focus();
		}
		setPlaying( isPlaying );
		update();
	};
	let count = 0;
	const follow = () => {
		const next = carousel.scrollSnapList().length;
		if ( next === count ) {
			update();
		} else {
			count = next;
			addControls();
		}
	};
	follow();
	carousel.on( 'reInit', follow );
	carousel.on( 'select', () => {
		update();
		emit( element, 'change', {
			index: carousel.selectedScrollSnap(),
			total: count,
		} );
	} );
	carousel.on( 'pointerUp', schedule );
	for ( const type of [
		'pointerenter',
		'pointerleave',
		'focusin',
		'focusout',
	] ) {
		// The focus only moves after the event.
		element.addEventListener( type, () => queueMicrotask( schedule ), {
			signal,
		} );
	}
	page.addEventListener( 'visibilitychange', schedule, { signal } );

	return () => {
		view.clearInterval( timer );
		carousel.destroy();
		controls?.bar.remove();
		element.classList.remove( 'is-ready' );
		element.style.removeProperty( '--sf-slider-gap' );
		track.style.blockSize = '';
		track.removeAttribute( 'aria-live' );
		restore.forEach( ( undo ) => undo() );
		for ( const slide of slides ) {
			slide.inert = false;
		}
	};
};
