/** @jest-environment node */
import { createCartToken, readCartToken } from './cart-token';
import { createNonce, isNonce } from './nonce';

const HOUR = 60 * 60 * 1000;
/** One millisecond into a tick of 12 hours. */
const NOW = Date.UTC( 2026, 10, 21, 0, 0, 0, 1 );
const GUEST = { customerId: 0, sessionId: 't_a', generation: 0 };

describe( 'nonces', () => {
	const nonce = createNonce( 'secret', GUEST, NOW );

	test( 'are shared between guests, and unique to customers', () => {
		expect( nonce ).toMatch( /^[0-9a-f]{10}$/ );
		expect(
			createNonce( 'secret', { ...GUEST, sessionId: 't_b' }, NOW )
		).toBe( nonce );
		expect(
			createNonce( 'secret', { ...GUEST, customerId: 2 }, NOW )
		).not.toBe( nonce );
		expect( createNonce( 'other', GUEST, NOW ) ).not.toBe( nonce );
	} );

	test.each( [
		[ 'in its tick', 11 * HOUR, true ],
		[ 'in the next tick', 23 * HOUR, true ],
		[ 'after two ticks', 24 * HOUR, false ],
	] )( 'are validated %s', ( _, delay, expected ) => {
		expect( isNonce( 'secret', GUEST, nonce, NOW + delay ) ).toBe(
			expected
		);
	} );

	test( 'expire for a single session when declared stale', () => {
		const stale = { ...GUEST, generation: 1 };
		expect( isNonce( 'secret', stale, nonce, NOW ) ).toBe( false );
		expect(
			isNonce( 'secret', stale, createNonce( 'secret', stale, NOW ), NOW )
		).toBe( true );
		expect(
			isNonce(
				'secret',
				{ ...stale, sessionId: 't_b' },
				createNonce( 'secret', stale, NOW ),
				NOW
			)
		).toBe( false );
	} );
} );

describe( 'cart tokens', () => {
	const token = createCartToken( 'secret', 't_a', NOW );

	test.each( [
		[ 'at once', token, 0, 't_a' ],
		[ 'just before two days', token, 48 * HOUR - 1000, 't_a' ],
		[ 'after two days', token, 48 * HOUR + 1000, null ],
		[
			'signed with another secret',
			createCartToken( 'other', 't_a', NOW ),
			0,
			null,
		],
		[ 'of invalid format', 'not.a.token', 0, null ],
		[ 'of an empty text', '', 0, null ],
		[
			'with another payload',
			token.replace(
				/\.[^.]+\./,
				`.${ Buffer.from( '{"user_id":"t_b"}' ).toString( 'base64url' ) }.`
			),
			0,
			null,
		],
	] )( 'are validated: a token %s', ( _, text, delay, expected ) => {
		expect( readCartToken( 'secret', text, NOW + delay ) ).toBe( expected );
	} );

	test( 'are JWTs', () => {
		const [ header = '', payload = '' ] = token
			.split( '.' )
			.map( ( part ) => Buffer.from( part, 'base64url' ).toString() );
		expect( JSON.parse( header ) ).toEqual( { alg: 'HS256', typ: 'JWT' } );
		expect( JSON.parse( payload ) ).toEqual( {
			user_id: 't_a',
			iss: 'store-api',
			iat: Math.floor( NOW / 1000 ),
			exp: Math.floor( NOW / 1000 ) + 172_800,
		} );
	} );
} );
