import { expect, type Page } from '@playwright/test';

/** Fails if the page scrolls horizontally, and with each truncated text. */
export const expectNoOverflow = async ( page: Page ) => {
	const found = await page.evaluate( () => {
		const { clientWidth, scrollWidth } = document.documentElement;
		const isRead = ( element: Element ) =>
			! element.closest(
				'.screen-reader-text, [id^=a11y-speak], .skip-link, option'
			) &&
			// Visually hidden by another class.
			getComputedStyle( element ).clipPath !== 'inset(50%)' &&
			element.checkVisibility( { visibilityProperty: true } );
		const texts = Array.from(
			document.querySelectorAll( 'body *' )
		).filter(
			( element ) =>
				isRead( element ) &&
				Array.from( element.childNodes ).some(
					( { nodeType, textContent } ) =>
						nodeType === Node.TEXT_NODE && textContent?.trim()
				)
		);
		/** In a row with its own scrolling, such as a product carousel. */
		const isScrolled = ( { parentElement }: Element ): boolean =>
			parentElement !== null &&
			( [ 'auto', 'scroll' ].includes(
				getComputedStyle( parentElement ).overflowX
			) ||
				isScrolled( parentElement ) );
		/** A button such as "Read more" shows the rest. */
		const isCollapsed = ( { id }: Element ) =>
			id !== '' &&
			document.querySelector(
				`[aria-expanded="false"][aria-controls="${ CSS.escape( id ) }"]`
			) !== null;
		const isCut = ( element: Element ) => {
			if ( isScrolled( element ) || isCollapsed( element ) ) {
				return false;
			}
			const { left, right } = element.getBoundingClientRect();
			const hides = ( box: Element ) => {
				const { overflowX, overflowY } = getComputedStyle( box );
				return (
					( overflowX !== 'visible' &&
						box.scrollWidth > box.clientWidth + 1 ) ||
					( overflowY !== 'visible' &&
						box.scrollHeight > box.clientHeight + 1 )
				);
			};
			return left < -1 || right > clientWidth + 1 || hides( element );
		};
		return {
			sideways: scrollWidth - clientWidth,
			cut: texts
				.filter( isCut )
				.map( ( { outerHTML } ) => outerHTML.slice( 0, 200 ) ),
		};
	} );
	expect( found ).toEqual( { sideways: 0, cut: [] } );
};
