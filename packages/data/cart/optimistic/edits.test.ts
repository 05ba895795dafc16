/** @jest-environment node */
import { NO_EDITS, overlayEdits, recordEdits, settleEdits } from './edits';

const address = {
	first_name: 'Pat',
	last_name: '',
	company: '',
	address_1: '',
	address_2: '',
	city: '',
	state: 'CA',
	postcode: '94103',
	country: 'US',
	phone: '',
};

describe( 'address edits', () => {
	it( "override the server's values", () => {
		const edits = recordEdits( NO_EDITS, 'shipping', { city: 'Reno' } );
		expect( overlayEdits( address, edits.shipping ) ).toEqual( {
			...address,
			city: 'Reno',
		} );
		expect( overlayEdits( address, edits.billing ) ).toBe( address );
	} );

	it( 'end with the response, except for later edits', () => {
		const sent = recordEdits( NO_EDITS, 'shipping', {
			city: 'Reno',
			state: 'NV',
		} );
		const editedSince = recordEdits( sent, 'shipping', {
			city: 'Reno, NV',
		} );
		const settled = settleEdits( editedSince, 'shipping', sent.revision, {
			city: 'Reno',
			state: 'NV',
		} );
		expect( Object.keys( settled.shipping ) ).toEqual( [ 'city' ] );
		expect( settled.shipping.city?.value ).toBe( 'Reno, NV' );
	} );

	it( 'remain when the server responds with an empty value', () => {
		const edits = recordEdits( NO_EDITS, 'billing', { email: 'pat@' } );
		const settled = settleEdits( edits, 'billing', edits.revision, {
			email: '',
		} );
		expect( settled.billing.email?.value ).toBe( 'pat@' );
	} );

	it( 'end when the shopper emptied the field and the server confirms', () => {
		const edits = recordEdits( NO_EDITS, 'shipping', { postcode: '' } );
		const settled = settleEdits( edits, 'shipping', edits.revision, {
			postcode: '',
		} );
		expect( settled.shipping ).toEqual( {} );
	} );

	it( 'take the value that the server normalized', () => {
		const edits = recordEdits( NO_EDITS, 'shipping', {
			postcode: 'sw1a1aa',
		} );
		const settled = settleEdits( edits, 'shipping', edits.revision, {
			postcode: 'SW1A 1AA',
		} );
		expect( settled.shipping ).toEqual( {} );
	} );
} );
