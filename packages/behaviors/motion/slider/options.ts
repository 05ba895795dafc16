/** Complete and within their limits (docs/contract/site-behaviors.md 3.1). */
export interface SliderOptions {
	/** Pixels between slides; `null` uses the styles' gap. */
	gap: number | null;
	/** Display time of a slide, ms; 0 doesn't play. */
	autoplay: number;
	loop: boolean;
	arrows: boolean;
	dots: boolean;
	/** The height follows the slide. Only with one slide in view. */
	adaptiveHeight: boolean;
	/** Slides fade instead of moving. Only with one slide in view. */
	fade: boolean;
	/** A swipe may end between slides. */
	freeScroll: boolean;
	/** How far pictures lag behind, in tenths of a slide's width. A negative number runs ahead. */
	parallax: number;
	pauseOnHover: boolean;
}

const AUTOPLAY_MS = 5000;

/** Visitors need time to read. */
const MIN_AUTOPLAY_MS = 1000;

const MAX_PARALLAX = 10;

/** Returns `null` for anything but a number. */
const readNumber = ( value: unknown ): number | null =>
	typeof value === 'number' && Number.isFinite( value ) ? value : null;

/** `isSingle`: one slide is in view at a time. With `isStill`, nothing moves by itself. */
export const readOptions = (
	options: Readonly< Record< string, unknown > >,
	isSingle: boolean,
	isStill: boolean
): SliderOptions => {
	const { autoplay, parallax } = options;
	const timeMs = readNumber( autoplay ) ?? ( autoplay ? AUTOPLAY_MS : 0 );
	return {
		gap: readNumber( options.gap ),
		autoplay:
			isStill || timeMs <= 0 ? 0 : Math.max( timeMs, MIN_AUTOPLAY_MS ),
		loop: options.loop === true,
		arrows: options.arrows !== false,
		dots: options.dots !== false,
		adaptiveHeight: isSingle && options.adaptiveHeight === true,
		fade: isSingle && options.fade === true,
		freeScroll: options.freeScroll === true,
		parallax: isStill
			? 0
			: Math.max(
					-MAX_PARALLAX,
					Math.min( readNumber( parallax ) ?? 0, MAX_PARALLAX )
				),
		pauseOnHover: options.pauseOnHover !== false,
	};
};
