/** Options of a slider, complete and within their limits (docs/contract/site-behaviors.md 3.1). */
export interface SliderOptions {
	/** Pixels between slides; `null` leaves it to the styles. */
	gap: number | null;
	/** Milliseconds that each slide stays; 0 if slides change only by hand. */
	autoplay: number;
	loop: boolean;
	arrows: boolean;
	dots: boolean;
	/** Whether the height follows the slide; only with one slide in view. */
	adaptiveHeight: boolean;
	/** Whether slides fade instead of moving; only with one slide in view. */
	fade: boolean;
	/** Whether a swipe ends anywhere, not only at slides. */
	freeScroll: boolean;
	/** How far pictures lag behind, in tenths of their slide; negative ones run ahead. 0 for none. */
	parallax: number;
	pauseOnHover: boolean;
}

/** Time of each slide without a number of its own, ms. */
const AUTOPLAY_MS = 5000;

/** Less time would not let visitors read, ms. */
const MIN_AUTOPLAY_MS = 1000;

const MAX_PARALLAX = 10;

/** Returns the number that an option has; `null` for anything else. */
const readNumber = ( value: unknown ): number | null =>
	typeof value === 'number' && Number.isFinite( value ) ? value : null;

/**
 * Reads the options of an element.
 *
 * @param options
 * @param isSingle Whether one slide is in view at a time.
 * @param isStill  Whether the visitor prefers less motion: nothing moves by itself then.
 */
export function readOptions(
	options: Readonly< Record< string, unknown > >,
	isSingle: boolean,
	isStill: boolean
): SliderOptions {
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
}
