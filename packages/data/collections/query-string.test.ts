/** @jest-environment node */
import { toQueryString } from './query-string';

it.each( [
	[ null, '' ],
	[ {}, '' ],
	[ { page: 2, search: 'red mug&' }, 'page=2&search=red%20mug%26' ],
	[ { b: 1, a: 2 }, 'a=2&b=1' ],
	[
		{ on_sale: true, featured: false, slug: '' },
		'featured=false&on_sale=true&slug=',
	],
	[ { a: null, b: undefined, c: 0 }, 'c=0' ],
	[ { include: [ 7, 5 ], none: [] }, 'include%5B0%5D=7&include%5B1%5D=5' ],
	[
		{ attributes: [ { attribute: 'pa_color', slug: [ 'red' ] } ] },
		'attributes%5B0%5D%5Battribute%5D=pa_color&attributes%5B0%5D%5Bslug%5D%5B0%5D=red',
	],
] )( 'converts the query %p to %p', ( query, expected ) => {
	expect( toQueryString( query ) ).toBe( expected );
} );
