import type { Carousel } from '@shopfront/behaviors/motion/carousel';

/** Moves content against its slide. `strength` is in tenths of the slide's width; negative to run ahead. */
export const addParallax = ( carousel: Carousel, strength: number ): void => {
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
				// A looping slider shows some slides before the first or after the last.
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
};
