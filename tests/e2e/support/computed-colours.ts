import { expect, type Page } from '@playwright/test';

/** Color functions other than `rgb()` and `rgba()`, to which keywords such as `transparent` compute. */
const FOREIGN_COLOUR = /\b(color(-mix)?|(ok)?lab|(ok)?lch|hsla?|hwb)\(/;

/** Add-ons copy these colors into payment frames, which only support `rgb()` and `rgba()`, and no images. */
export const expectPlainColours = async ( page: Page ) => {
	const found = await page.evaluate( ( source ) => {
		const isForeign = new RegExp( source );
		const properties = [
			...Array.from( getComputedStyle( document.body ) ).filter(
				( name ) => /color$|shadow$|^fill$|^stroke$/.test( name )
			),
		];
		const lines = new Set< string >();
		const check = ( element: Element, pseudo = '' ) => {
			const style = getComputedStyle( element, pseudo || null );
			const property = properties.find( ( name ) =>
				isForeign.test( style.getPropertyValue( name ) )
			);
			if ( property ) {
				const name = [ element.localName, ...element.classList ].join(
					'.'
				);
				lines.add(
					`${ name }${ pseudo } { ${ property }: ${ style.getPropertyValue( property ) } }`
				);
			}
		};
		const blocks = document.querySelectorAll(
			'.wp-block-woocommerce-cart, .wp-block-woocommerce-checkout'
		);
		for ( const block of blocks ) {
			check( block );
			for ( const element of block.querySelectorAll(
				':not(option, br, script)'
			) ) {
				check( element );
				for ( const pseudo of [ '::before', '::after' ] ) {
					if (
						getComputedStyle( element, pseudo ).content !== 'none'
					) {
						check( element, pseudo );
					}
				}
				if ( element.matches( 'input, textarea' ) ) {
					check( element, '::placeholder' );
				}
			}
		}
		return {
			blocks: blocks.length,
			hasColours: properties.includes( 'color' ),
			lines: [ ...lines ].sort(),
		};
	}, FOREIGN_COLOUR.source );
	expect( found ).toEqual( { blocks: 1, hasColours: true, lines: [] } );
};
