import {
	aroundEach,
	method,
	setUp,
	stopPayment,
} from '../../../tests/fixtures/payment-store';

aroundEach();

describe( 'names of before', () => {
	it.each( [
		[ 'isPaymentPristine', true ],
		[ 'isPaymentStarted', false ],
		[ 'isPaymentSuccess', false ],
		[ 'isPaymentFailed', false ],
	] as const )(
		'still answer, and say what to ask: %s',
		async ( name, expected ) => {
			const { select } = await setUp( [ method( 'cod' ) ] );
			expect( select[ name ]() ).toBe( expected );
			expect( console ).toHaveWarned();
		}
	);

	it( 'stand in the flags, out of sight', async () => {
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

it( 'asks no more when it has stopped', async () => {
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
