import type { Carousel } from '@shopfront/behaviors/motion/carousel';

/**
 * Moves the content of each slide against its slide while slides move.
 *
 * @param carousel
 * @param strength Tenths of the width of a slide; negative to run ahead.
 */
export function addParallax( carousel: Carousel, strength: number ): void {
	const move = () => {
		const { slideRegistry, slideLooper, options } =
			carousel.internalEngine();
		const progress = carousel.scrollProgress();
		const factor =
			( options.direction === 'rtl' ? 10 : -10 ) *
			strength *
			carousel.scrollSnapList().length;
		for ( const [ snap, position ] of carousel
			.scrollSnapList()
			.entries() ) {
			for ( const index of slideRegistry[ snap ] ?? [] ) {
				// Where slides loop, some are shown before the first or after the last one.
				const loop = slideLooper.loopPoints.find(
					( point ) => point.index === index && point.target() !== 0
				);
				const distance =
					position +
					( loop ? -Math.sign( loop.target() ) : 0 ) -
					progress;
				const content =
					carousel.slideNodes()[ index ]?.firstElementChild;
				if ( content instanceof HTMLElement ) {
					content.style.translate = `${ ( distance * factor ).toFixed( 2 ) }%`;
				}
			}
		}
	};
	carousel.on( 'scroll', move );
	carousel.on( 'reInit', move );
	carousel.on( 'destroy', () => {
		for ( const slide of carousel.slideNodes() ) {
			if ( slide.firstElementChild instanceof HTMLElement ) {
				slide.firstElementChild.style.translate = '';
			}
		}
	} );
}
