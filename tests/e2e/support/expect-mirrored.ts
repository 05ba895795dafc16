import { expect, type Page } from '@playwright/test';
import { type GalleryPage, STAGE } from './gallery-page';

interface Box {
	html: string;
	/** CSS pixels from the edge that lines begin at, and to the one that they end at. */
	start: number;
	end: number;
}

/** Boxes of the state, measured from where lines begin. What stands within a line follows its words, not the page. */
const boxesOf = ( page: Page ): Promise< Box[] > =>
	page.evaluate( ( stage ) => {
		const { clientWidth, dir } = document.documentElement;
		return Array.from( document.querySelectorAll( `${ stage } *` ) )
			.filter(
				( element ) =>
					! [ 'inline', 'contents', 'none' ].includes(
						getComputedStyle( element ).display
					) &&
					! element.closest( '.screen-reader-text, svg *, select *' )
			)
			.map( ( element ) => {
				const { left, right } = element.getBoundingClientRect();
				const isMirrored = dir === 'rtl';
				return {
					html: element.outerHTML.slice( 0, 200 ),
					start: isMirrored ? clientWidth - right : left,
					end: isMirrored ? clientWidth - left : right,
				};
			} );
	}, STAGE );

/** Amounts whose signs and digits do not stand in the order in which they are written. */
const turnedAmounts = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		( stage ) =>
			Array.from(
				document.querySelectorAll(
					`${ stage } .wc-block-formatted-money-amount`
				)
			)
				.filter( ( { firstChild } ) => {
					const text = firstChild?.textContent ?? '';
					const leftOf = ( index: number ) => {
						const range = document.createRange();
						if ( firstChild ) {
							range.setStart( firstChild, index );
							range.setEnd( firstChild, index + 1 );
						}
						return range.getBoundingClientRect().left;
					};
					return leftOf( 0 ) > leftOf( text.length - 1 );
				} )
				.map( ( { textContent } ) => textContent ?? '' ),
		STAGE
	);

/** Rounding, and borders that are shared. */
const TOLERANCE_PX = 2;

/** Fails with each box that does not stand on the other side as it stands on this one. Leaves the page mirrored. */
export const expectMirrored = async ( page: Page, gallery: GalleryPage ) => {
	await gallery.setDirection( 'ltr' );
	const before = await boxesOf( page );
	await gallery.setDirection( 'rtl' );
	const after = await boxesOf( page );
	const differs = ( a = 0, b = 0 ) => Math.abs( a - b ) > TOLERANCE_PX;
	expect( {
		elsewhere: before.filter(
			( { start, end }, index ) =>
				differs( start, after[ index ]?.start ) ||
				differs( end, after[ index ]?.end )
		),
		turned: await turnedAmounts( page ),
	} ).toEqual( { elsewhere: [], turned: [] } );
};
