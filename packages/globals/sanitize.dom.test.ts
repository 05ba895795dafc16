import { createPurifyEngine, createSanitizer } from '@shopfront/html';
import { createSanitize } from './sanitize';

const { sanitizeHtml } = createSanitizer(
	window,
	createPurifyEngine( window )
);

const createPolicy = jest.fn(
	( name: string, rules: { createHTML: ( html: string ) => string } ) => ( {
		name,
		createHTML: ( html: string ) => ( {
			trusted: rules.createHTML( html ),
		} ),
	} )
);
beforeEach( () => createPolicy.mockClear() );

it( 'creates one policy, on first use, for sanitized HTML only', () => {
	const { getTrustedTypesPolicy } = createSanitize(
		{ trustedTypes: { createPolicy } },
		sanitizeHtml
	);
	expect( createPolicy ).not.toHaveBeenCalled();
	const policy = getTrustedTypesPolicy();
	expect( getTrustedTypesPolicy() ).toBe( policy );
	expect( createPolicy ).toHaveBeenCalledTimes( 1 );
	expect( policy ).toMatchObject( { name: 'woocommerce-sanitize' } );
	expect( policy?.createHTML( '<b>a</b><img src=x onerror=y>' ) ).toEqual( {
		trusted: '<b>a</b>',
	} );
} );

it.each( [
	[ 'the browser lacks Trusted Types', {} ],
	[
		'the page forbids it',
		{
			trustedTypes: {
				createPolicy: () => {
					throw new TypeError( 'Content Security Policy' );
				},
			},
		},
	],
] )( 'returns no policy if %s', ( _, view ) => {
	expect(
		createSanitize( view, sanitizeHtml ).getTrustedTypesPolicy()
	).toBeNull();
} );

it.each( [ undefined, null, 5 ] )( 'converts %p to a string', ( given ) => {
	const { sanitizeHTML } = createSanitize( {}, sanitizeHtml );
	expect( Reflect.apply( sanitizeHTML, null, [ given ] ) ).toBe(
		given === 5 ? '5' : ''
	);
} );
