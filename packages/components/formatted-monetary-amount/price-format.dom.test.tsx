import { render } from '@testing-library/react';
import { PriceFormat } from './price-format';

const shown = ( format?: string ) =>
	render( <PriceFormat format={ format }>$1</PriceFormat> ).container
		.innerHTML;

it.each( [
	[ undefined, '$1' ],
	[ '<price/>', '$1' ],
	[ 'from <price/>', 'from $1' ],
	[ '<price/> or <price/>', '$1 or $1' ],
	[ '<b>all</b> <price/>', '&lt;b&gt;all&lt;/b&gt; $1' ],
] )( 'inserts the price into %s', ( format, html ) => {
	expect( shown( format ) ).toBe( html );
} );

it.each( [ '', 'nothing to pay', '<price>' ] )(
	'logs an error and shows only the price if "%s" has no placeholder',
	( format ) => {
		expect( shown( format ) ).toBe( '$1' );
		expect( console ).toHaveErroredWith(
			'Price formats need to include the `<price/>` tag.'
		);
	}
);
