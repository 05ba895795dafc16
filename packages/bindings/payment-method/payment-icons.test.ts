import { readPaymentIcons } from './payment-icons';

const read = ( icons: unknown ) =>
	readPaymentIcons( { icons }, 'http://shop.test/' );
const SHOP = 'http://shop.test/assets/images/payment-methods/';

it.each( [
	[ 'an id', [ 'visa' ], [ [ 'visa', `${ SHOP }visa.svg`, 'Visa' ] ] ],
	[ 'an unknown id', [ 'shells' ], [] ],
	[
		'an icon',
		[ { id: 'own', src: '/own.svg', alt: 'Own &amp; other' } ],
		[ [ 'own', '/own.svg', 'Own & other' ] ],
	],
	[
		'icons by their ids',
		{ visa: { src: '/v.svg', alt: 'V' }, own: { src: '/own.svg' } },
		[
			[ 'visa', '/v.svg', 'V' ],
			[ 'own', '/own.svg', 'own' ],
		],
	],
	[
		'an icon without an image',
		[ { id: 'own' } ],
		[ [ 'own', null, 'own' ] ],
	],
	[
		'a built-in icon without an image',
		[ { id: 'jcb', src: null, alt: '' } ],
		[ [ 'jcb', `${ SHOP }jcb.svg`, 'JCB' ] ],
	],
	[
		'an invalid URL',

		[ { id: 'own', src: 'javascript:alert(1)', alt: 'Own' } ],
		[ [ 'own', null, 'Own' ] ],
	],
	[ 'an icon without an id', [ { src: '/own.svg' } ], [] ],
	[ 'a value other than a list', 'visa', [] ],
	[ 'nothing', undefined, [] ],
	[ 'entries that are not icons', [ null, 3, [] ], [] ],
] )( 'parses %s', ( _, icons, expected ) => {
	expect(
		read( icons ).map( ( { id, src, alt } ) => [ id, src, alt ] )
	).toEqual( expected );
} );

it.each( [ null, 'text', 5 ] )( 'returns no icons for %s', ( data ) => {
	expect( readPaymentIcons( data, '' ) ).toEqual( [] );
} );
