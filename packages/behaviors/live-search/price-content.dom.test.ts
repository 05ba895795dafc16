import { createPriceFormatter } from './price-content';

const PRICE =
	'<del>$10.00</del> <ins onclick="steal()">$8.00</ins><script>steal()</script>';

const htmlOf = ( node: Node ) => {
	const element = document.createElement( 'p' );
	element.append( node );
	return element.innerHTML;
};

it( 'formats a price again and again, and parses it once', () => {
	const create = jest.spyOn( document, 'createElement' );
	const format = createPriceFormatter( document );
	const [ first, second ] = [ format( PRICE ), format( PRICE ) ];
	expect(
		create.mock.calls.filter( ( [ name ] ) => name === 'template' )
	).toHaveLength( 1 );
	create.mockRestore();
	expect( htmlOf( first ) ).toBe( '<del>$10.00</del> <ins>$8.00</ins>' );
	expect( htmlOf( second ) ).toBe( '<del>$10.00</del> <ins>$8.00</ins>' );
	expect( htmlOf( format( '<b>$3.00</b>' ) ) ).toBe( '<b>$3.00</b>' );
} );
