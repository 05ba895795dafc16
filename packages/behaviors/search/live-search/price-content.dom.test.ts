import { loadSanitizer } from '@shopfront/behaviors/engine/sanitizer';
import { createPriceFormatter } from './price-content';

const PRICE =
	'<del>$10.00</del> <ins onclick="steal()">$8.00</ins><script>steal()</script>';

const htmlOf = ( node: Node ) => {
	const element = document.createElement( 'p' );
	element.append( node );
	return element.innerHTML;
};

// Must run first: a loaded sanitizer stays loaded.
it( 'formats a price as text until the sanitizer has loaded', () => {
	const format = createPriceFormatter( document );
	expect( htmlOf( format( PRICE ) ) ).toBe( '$10.00 $8.00' );
} );

it( 'formats the same price repeatedly', async () => {
	await loadSanitizer();
	const format = createPriceFormatter( document );
	const [ first, second ] = [ format( PRICE ), format( PRICE ) ];
	expect( htmlOf( first ) ).toBe( '<del>$10.00</del> <ins>$8.00</ins>' );
	expect( htmlOf( second ) ).toBe( '<del>$10.00</del> <ins>$8.00</ins>' );
	expect( htmlOf( format( '<b>$3.00</b>' ) ) ).toBe( '<b>$3.00</b>' );
} );
