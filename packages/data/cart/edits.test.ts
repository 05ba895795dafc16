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

describe( 'edits of an address', () => {
	it( 'lie over what the server said', () => {
		const edits = recordEdits( NO_EDITS, 'shipping', { city: 'Reno' } );
		expect( overlayEdits( address, edits.shipping ) ).toEqual( {
			...address,
			city: 'Reno',
		} );
		expect( overlayEdits( address, edits.billing ) ).toBe( address );
	} );

	it( 'go when they are answered, but not those typed since', () => {
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

	it( 'stay when the server answered with nothing', () => {
		const edits = recordEdits( NO_EDITS, 'billing', { email: 'pat@' } );
		const settled = settleEdits( edits, 'billing', edits.revision, {
			email: '',
		} );
		expect( settled.billing.email?.value ).toBe( 'pat@' );
	} );

	it( 'go when the shopper emptied the field and the server agrees', () => {
		const edits = recordEdits( NO_EDITS, 'shipping', { postcode: '' } );
		const settled = settleEdits( edits, 'shipping', edits.revision, {
			postcode: '',
		} );
		expect( settled.shipping ).toEqual( {} );
	} );

	it( 'take the value that the server made of them', () => {
		const edits = recordEdits( NO_EDITS, 'shipping', {
			postcode: 'sw1a1aa',
		} );
		const settled = settleEdits( edits, 'shipping', edits.revision, {
			postcode: 'SW1A 1AA',
		} );
		expect( settled.shipping ).toEqual( {} );
	} );
} );
