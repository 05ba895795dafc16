import {
	aroundEach,
	method,
	setUp,
	stopPayment,
} from '../../../tests/fixtures/payment-store';

aroundEach();

describe( 'deprecated names', () => {
	it.each( [
		[ 'isPaymentPristine', true ],
		[ 'isPaymentStarted', false ],
		[ 'isPaymentSuccess', false ],
		[ 'isPaymentFailed', false ],
	] as const )(
		'still work and log their replacement: %s',
		async ( name, expected ) => {
			const { select } = await setUp( [ method( 'cod' ) ] );
			expect( select[ name ]() ).toBe( expected );
			expect( console ).toHaveWarned();
		}
	);

	it( 'are non-enumerable in the status flags', async () => {
		const { select, dispatch } = await setUp( [ method( 'cod' ) ] );
		dispatch.__internalSetPaymentReady();
		const status = select.getCurrentStatus();
		expect( console ).toHaveWarned();
		expect( { ...status } ).toEqual( {
			isIdle: false,
			isStarted: false,
			isProcessing: false,
			hasError: false,
			isReady: true,
			isDoingExpressPayment: false,
		} );
		expect( select.getCurrentStatus() ).toBe( status );
		expect( [
			status.isPristine,
			status.isFinished,
			status.hasFailed,
			status.isSuccessful,
		] ).toEqual( [ false, true, false, true ] );
	} );
} );

it( 'checks no methods after it has stopped', async () => {
	const canMakePayment = jest.fn( () => true );
	const app = await setUp( [ method( 'cod', { canMakePayment } ) ] );
	await app.changeCart( { items_weight: 5 } );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( canMakePayment ).toHaveBeenCalledTimes( 2 );
	stopPayment();
	await app.changeCart( { items_weight: 6 } );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( canMakePayment ).toHaveBeenCalledTimes( 2 );
} );
