import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import {
	findSlides,
	readParams,
} from '@shopfront/behaviors/gallery/product-gallery';
import { readGlobal } from '@shopfront/host';

/** Display time of the error message, ms (docs/contract/product-pages.md 5). */
const ERROR_SHOWN_MS = 2500;

const ZOOMED = 'sf-zoom';

const clamp = ( value: number ) => Math.min( Math.max( value, 0 ), 1 );

/** Shows the large picture under the mouse, or between two taps, if it's larger than the gallery. */
export const mount: Behavior[ 'mount' ] = ( gallery, { signal, options } ) => {
	const page = gallery.ownerDocument;
	if ( ! readParams( gallery ).zoom_enabled ) {
		return undefined;
	}
	const view = page.defaultView ?? window;
	/** Until a pointer says more: the engine repeats a first tap as a click, whose pointer came before this code. */
	let isTouch = Boolean( view.matchMedia?.( '(hover: none)' ).matches );
	let zoomed: { slide: HTMLElement; image: HTMLImageElement } | null = null;

	const stop = () => {
		zoomed?.image.remove();
		zoomed?.slide.classList.remove( ZOOMED );
		zoomed = null;
	};
	const move = ( { clientX, clientY }: PointerEvent | MouseEvent ) => {
		if ( ! zoomed ) {
			return;
		}
		const { slide, image } = zoomed;
		const box = slide.getBoundingClientRect();
		const x = clamp( ( clientX - box.left ) / box.width );
		const y = clamp( ( clientY - box.top ) / box.height );
		image.style.transform = `translate(${
			x * ( box.width - image.width )
		}px, ${ y * ( box.height - image.height ) }px)`;
	};
	const showError = ( slide: HTMLElement ) => {
		const { textImageFailed } = {
			...Object( readGlobal( view, 'shopfront_gallery_params' ) ),
			...options,
		};
		if ( typeof textImageFailed !== 'string' ) {
			return;
		}
		const message = page.createElement( 'p' );
		message.className = 'sf-zoom-error';
		message.setAttribute( 'role', 'status' );
		message.textContent = textImageFailed;
		slide.append( message );
		setTimeout( () => message.remove(), ERROR_SHOWN_MS );
	};
	/** Zooms, and returns whether the picture is large enough for it. */
	const start = (
		slide: HTMLElement,
		event: PointerEvent | MouseEvent
	): boolean => {
		const picture = slide.querySelector( 'img' );
		const {
			large_image: src,
			large_image_width: width,
			large_image_height: height,
		} = picture?.dataset ?? {};
		if ( ! src || ! ( Number( width ) > slide.clientWidth ) ) {
			return false;
		}
		stop();
		const image = page.createElement( 'img' );
		image.className = 'sf-zoom-image zoomImg';
		image.alt = '';
		// Themes hide WooCommerce's picture, which its script fades in.
		image.style.opacity = '1';
		image.setAttribute( 'aria-hidden', 'true' );
		image.width = Number( width );
		image.height = Number( height );
		image.addEventListener( 'error', () => {
			stop();
			showError( slide );
		} );
		image.src = src;
		slide.classList.add( ZOOMED );
		slide.append( image );
		zoomed = { slide, image };
		move( event );
		return true;
	};

	for ( const slide of findSlides( gallery ) ) {
		slide.addEventListener(
			'pointermove',
			( event ) => {
				if (
					event.pointerType === 'mouse' &&
					zoomed?.slide !== slide
				) {
					start( slide, event );
				}
				move( event );
			},
			{ signal }
		);
		slide.addEventListener(
			'pointerleave',
			( { pointerType } ) => {
				// A finger leaves with each tap.
				if ( pointerType !== 'touch' ) {
					stop();
				}
			},
			{ signal }
		);
		slide.addEventListener(
			'pointerdown',
			( { pointerType } ) => {
				isTouch = pointerType === 'touch';
			},
			{ signal }
		);
		slide.addEventListener(
			'click',
			( event ) => {
				// A mouse zooms without a click, and the keyboard opens the full-screen view.
				if (
					! isTouch ||
					( event.detail === 0 &&
						page.activeElement?.matches( ':focus-visible' ) )
				) {
					return;
				}
				if ( zoomed?.slide === slide ) {
					event.preventDefault();
					stop();
				} else if ( start( slide, event ) ) {
					event.preventDefault();
				}
			},
			{ signal }
		);
	}
	page.addEventListener(
		'pointerdown',
		( { target } ) => {
			if (
				target instanceof Node &&
				! zoomed?.slide.contains( target )
			) {
				stop();
			}
		},
		{ signal }
	);
	return stop;
};
