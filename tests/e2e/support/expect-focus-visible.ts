import { expect, type Page } from '@playwright/test';

/** More tab stops than any of our pages has. */
const MAX_STOPS = 80;

/**
 * Scrolls to the focused element by the shortest way, as Firefox and WebKit do (Chromium centers it), and returns its
 * name and what covers it. Null if the page itself has focus.
 */
const readFocus = () => {
	const element = document.querySelector( ':focus' );
	if ( ! element ) {
		return null;
	}
	window.scrollTo( 0, 0 );
	element.scrollIntoView( { block: 'nearest' } );

	const { left, top, width, height } = element.getBoundingClientRect();
	const shares = [ 0.1, 0.5, 0.9 ];
	const cover = shares
		.flatMap( ( x ) =>
			shares.map( ( y ) =>
				document.elementFromPoint( left + width * x, top + height * y )
			)
		)
		.map( ( hit ) => hit?.closest( '[role="region"]' ) )
		.find( ( region ) => region && ! region.contains( element ) );
	return {
		name:
			element.getAttribute( 'aria-label' ) ??
			( element.textContent.trim() || element.id ),
		cover: cover?.getAttribute( 'aria-label' ) ?? null,
		isInWindow:
			top >= 0 && top + Math.min( height, innerHeight ) <= innerHeight,
	};
};

/** No bar may cover a focused control, even partly. */
export const expectFocusVisible = async ( page: Page ) => {
	for ( let stops = 0; stops < MAX_STOPS; stops++ ) {
		await page.keyboard.press( 'Tab' );
		const focus = await page.evaluate( readFocus );
		if ( ! focus ) {
			expect( stops ).toBeGreaterThan( 10 );
			return;
		}
		expect
			.soft( focus )
			.toEqual( { name: focus.name, cover: null, isInWindow: true } );
	}
	throw new Error( `More than ${ MAX_STOPS } tab stops` );
};
