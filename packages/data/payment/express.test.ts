import { noticesStore } from '@shopfront/data/notices';
import {
	aroundEach,
	EXPRESS,
	method,
	setUp,
} from '../../../tests/fixtures/payment-store';

aroundEach();

describe( 'express payment', () => {
	const open = async () => {
		const app = await setUp( [ method( 'cod' ), method( 'bacs' ) ], {
			express: [ method( 'wallet' ), method( 'other' ) ],
		} );
		app.dispatch.__internalSetActivePaymentMethod( 'bacs', { a: '1' } );
		app.dispatch.__internalSetShouldSavePaymentMethod( true );
		app.dispatch.startExpressPayment( 'wallet' );
		return app;
	};
	const choice = ( { select }: Awaited< ReturnType< typeof open > > ) => ( {
		name: select.getActivePaymentMethod(),
		data: select.getPaymentMethodData(),
		isSaved: select.getShouldSavePaymentMethod(),
	} );
	const BEFORE = { name: 'bacs', data: { a: '1' }, isSaved: true };

	it( 'replaces the active method', async () => {
		const app = await open();
		expect( app.select.isExpressPaymentStarted() ).toBe( true );
		expect( app.select.isExpressPaymentMethodActive() ).toBe( true );
		expect( choice( app ) ).toEqual( {
			name: 'wallet',
			data: {},
			isSaved: false,
		} );
	} );

	it( 'restores the active method when it is closed', async () => {
		const app = await open();
		app.dispatch.startExpressPayment( 'other' );
		app.dispatch.closeExpressPayment();
		expect( choice( app ) ).toEqual( BEFORE );
		expect( app.select.isPaymentIdle() ).toBe( true );
	} );

	it( 'restores the active method when it fails, and shows the error until the next start', async () => {
		const app = await open();
		app.dispatch.failExpressPayment( 'No funds.' );
		expect( choice( app ) ).toEqual( BEFORE );
		expect( app.select.hasPaymentError() ).toBe( true );
		expect(
			app.registry.select( noticesStore ).getNotices( EXPRESS )
		).toMatchObject( [
			{ id: 'wc-express-payment-error', content: 'No funds.' },
		] );
		app.dispatch.startExpressPayment( 'wallet' );
		expect( app.notices( EXPRESS ) ).toEqual( [] );
	} );

	it( "shows and clears a method's message", async () => {
		const app = await open();
		app.dispatch.__internalSetExpressPaymentError( 'Wait.' );
		expect( app.notices( EXPRESS ) ).toEqual( [ 'Wait.' ] );
		app.dispatch.__internalSetExpressPaymentError( '' );
		expect( app.notices( EXPRESS ) ).toEqual( [] );
	} );
} );
