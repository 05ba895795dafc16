import { expect, type Page } from '@playwright/test';
import { STAGE } from './gallery-page';

/** For rounding and shared borders. */
const TOLERANCE_PX = 2;

/**
 * Fails with the boxes whose right-to-left position doesn't mirror their left-to-right position, and the amounts whose
 * characters change order. Skips inline content, because it follows the text. Leaves the page mirrored.
 */
export const expectMirrored = async ( page: Page ) =>
	expect(
		await page.evaluate(
			( [ stage, tolerance ] ) => {
				const { documentElement: root } = document;
				/** Distances from the start and the end edge, in CSS pixels. */
				const boxes = () =>
					Array.from( document.querySelectorAll( `${ stage } *` ) )
						.filter(
							( element ) =>
								// Content of closed elements has no position.
								element.checkVisibility() &&
								! [ 'inline', 'contents', 'none' ].includes(
									getComputedStyle( element ).display
								) &&
								! element.closest(
									'.screen-reader-text, svg *, select *'
								)
						)
						.map( ( element ) => {
							const { left, right } =
								element.getBoundingClientRect();
							const isMirrored = root.dir === 'rtl';
							const width = root.clientWidth;
							return {
								html: element.outerHTML.slice( 0, 200 ),
								start: isMirrored ? width - right : left,
								end: isMirrored ? width - left : right,
							};
						} );
				const isTurned = ( { firstChild }: Element ) => {
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
				};

				root.dir = 'ltr';
				const before = boxes();
				root.dir = 'rtl';
				const after = boxes();
				const differs = ( a = 0, b = 0 ) =>
					Math.abs( a - b ) > tolerance;
				return {
					elsewhere: before.filter(
						( { start, end }, index ) =>
							differs( start, after[ index ]?.start ) ||
							differs( end, after[ index ]?.end )
					),
					turned: Array.from(
						document.querySelectorAll(
							`${ stage } .wc-block-formatted-money-amount`
						)
					)
						.filter( isTurned )
						.map( ( { textContent } ) => textContent ),
				};
			},
			[ STAGE, TOLERANCE_PX ] as const
		)
	).toEqual( { elsewhere: [], turned: [] } );
