import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { createIcon } from '@shopfront/html';

/** With more slides, a counter replaces the dots: they wouldn't fit on a phone. */
const MAX_DOTS = 6;

const ICONS = {
	previous: 'M15 5l-7 7 7 7',
	next: 'M9 5l7 7-7 7',
	pause: 'M8 5v14M16 5v14',
	play: 'M8 5l11 7-11 7z',
};

export interface Controls {
	bar: HTMLElement;
	select: ( index: number, canGoBack: boolean, canGoOn: boolean ) => void;
	setPlaying: ( isPlaying: boolean ) => void;
}

/** Defaults. The page's settings may have other texts. */
const TEXTS = {
	carousel: 'carousel',
	slide: 'slide',
	sliderPrevious: 'Previous slide',
	sliderNext: 'Next slide',
	sliderPause: 'Pause slides',
	sliderPlay: 'Play slides',
	sliderChoose: 'Choose slide',
};

export const readTexts = ( view: Window ): typeof TEXTS =>
	readSiteSettings( view ).texts( TEXTS, 'i18n' );

interface Actions {
	/** 1 moves to the next position, -1 to the previous. */
	move: ( step: number ) => void;
	show: ( index: number ) => void;
	togglePlaying: () => void;
}

/** `count` is the number of positions. */
export const createControls = (
	page: Document,
	texts: typeof TEXTS,
	count: number,
	has: { arrows: boolean; dots: boolean; autoplay: boolean },
	actions: Actions
): Controls => {
	const bar = page.createElement( 'div' );
	bar.className = 'sf-slider__controls';
	const setIcon = (
		button: HTMLElement,
		icon: keyof typeof ICONS,
		label: string
	) => {
		button.replaceChildren( createIcon( page, ICONS[ icon ] ) );
		button.setAttribute( 'aria-label', label );
	};
	const create = ( name: string, onClick: () => void ) => {
		const button = page.createElement( 'button' );
		button.type = 'button';
		button.className = `sf-slider__button sf-slider__${ name }`;
		button.addEventListener( 'click', onClick );
		return button;
	};
	const play = create( 'play', actions.togglePlaying );
	const previous = create( 'arrow', () => actions.move( -1 ) );
	const next = create( 'arrow', () => actions.move( 1 ) );
	setIcon( previous, 'previous', texts.sliderPrevious );
	setIcon( next, 'next', texts.sliderNext );
	const dots = page.createElement( 'div' );
	dots.className = 'sf-slider__dots';
	if ( count <= MAX_DOTS ) {
		dots.setAttribute( 'role', 'group' );
		dots.setAttribute( 'aria-label', texts.sliderChoose );
		for ( let index = 0; index < count; index++ ) {
			const dot = create( 'dot', () => actions.show( index ) );
			dot.setAttribute( 'aria-label', `${ index + 1 } / ${ count }` );
			dots.append( dot );
		}
	}
	if ( has.autoplay ) {
		bar.append( play );
	}
	if ( has.arrows ) {
		bar.append( previous );
	}
	if ( has.dots ) {
		bar.append( dots );
	}
	if ( has.arrows ) {
		bar.append( next );
	}
	return {
		bar,
		select: ( index, canGoBack, canGoOn ) => {
			// `disabled` would lose the focus.
			previous.setAttribute( 'aria-disabled', String( ! canGoBack ) );
			next.setAttribute( 'aria-disabled', String( ! canGoOn ) );
			if ( count > MAX_DOTS ) {
				dots.textContent = `${ index + 1 } / ${ count }`;
			}
			for ( const [ place, dot ] of [ ...dots.children ].entries() ) {
				dot.setAttribute( 'aria-current', String( place === index ) );
			}
		},
		setPlaying: ( isPlaying ) =>
			setIcon(
				play,
				isPlaying ? 'pause' : 'play',
				isPlaying ? texts.sliderPause : texts.sliderPlay
			),
	};
};
