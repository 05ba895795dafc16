import type { CanMakePayment } from '@shopfront/registry';
import {
	AVAILABILITY_CALLBACKS,
	type AvailabilityCallback,
} from '../../../../tools/docs/availability-callbacks';
import { settle } from '../../../fixtures/fake-api';
import { aroundEach, method, setUp } from '../../../fixtures/payment-store';

aroundEach();

type Results = ( ...args: Parameters< CanMakePayment > ) => unknown;

interface Conditions {
	results?: Results | undefined;
	/** Adds a second callback, which returns true. */
	isOneOfTwo?: boolean;
	isTakenByServer?: boolean;
	requires?: readonly string[];
	ownResult?: boolean;
	isEditor?: boolean;
}

/** Whether the page offers the method with this callback. */
type Offers = ( conditions: Conditions ) => Promise< boolean >;

const cartOf = ( { isTakenByServer = true, requires }: Conditions ) => ( {
	payment_methods: isTakenByServer ? [ 'mine' ] : [],
	payment_requirements: [ ...( requires ?? [ 'products' ] ) ],
} );

const ownMethod = ( canMakePayment: unknown ) =>
	method( 'mine', { canMakePayment } );

/** See docs/contract/globals.md 2 to 2.3. */
const OFFERS: Readonly<
	Record< keyof typeof AVAILABILITY_CALLBACKS, Offers >
> = {
	paymentMethod: async ( conditions ) => {
		const { available } = await setUp(
			[ ownMethod( conditions.results ) ],
			{
				cart: cartOf( conditions ),
				isEditor: conditions.isEditor,
			}
		);
		return available().includes( 'mine' );
	},
	expressMethod: async ( conditions ) => {
		const { select } = await setUp( [], {
			express: [ ownMethod( conditions.results ) ],
			cart: cartOf( conditions ),
			isEditor: conditions.isEditor,
		} );
		return 'mine' in select.getAvailableExpressPaymentMethods();
	},
	methodOfOthers: async ( conditions ) => {
		const { results, isOneOfTwo, ownResult = true } = conditions;
		const { available, payments, dispatch } = await setUp(
			[ ownMethod( () => ownResult ) ],
			{ cart: cartOf( conditions ), isEditor: conditions.isEditor }
		);
		const register = payments.registerPaymentMethodExtensionCallbacks;
		if ( results ) {
			register( 'an-add-on', { mine: results } );
		}
		if ( isOneOfTwo ) {
			register( 'another', { mine: () => true } );
		}
		await dispatch.__internalUpdateAvailablePaymentMethods();
		await settle();
		return available().includes( 'mine' );
	},
};

const isKey = ( name: string ): name is keyof typeof OFFERS => name in OFFERS;

const points = Object.entries< AvailabilityCallback >(
	AVAILABILITY_CALLBACKS
).flatMap( ( [ name, point ] ) =>
	isKey( name ) ? [ { name, point, offers: OFFERS[ name ] } ] : []
);

const yes = () => true;
const no = () => false;
const throws = () => {
	throw new Error( 'Broken.' );
};

describe.each( points )( '$name', ( { point, offers } ) => {
	it( 'decides whether the method is available and receives the cart', async () => {
		const results = jest.fn< unknown, Parameters< CanMakePayment > >( yes );
		expect( await offers( { results } ) ).toBe( true );
		expect( results.mock.calls[ 0 ] ).toEqual( [
			expect.objectContaining( {
				cartTotals: expect.anything(),
				paymentMethods: [ 'mine' ],
			} ),
		] );
		expect( await offers( { results: no } ) ).toBe( false );
	} );

	it( 'may return a promise if the definition allows it', async () => {
		expect( await offers( { results: async () => true } ) ).toBe( true );
		expect( await offers( { results: async () => false } ) ).toBe(
			! point.allowsPromise
		);
	} );

	it( 'may return an error if the definition allows it', async () => {
		const results = () => ( { error: { message: 'No.' } } );
		expect( await offers( { results } ) ).toBe(
			point.answer === 'boolean'
		);
	} );

	it( 'treats an exception as the definition states', async () => {
		jest.spyOn( console, 'error' ).mockImplementation();
		expect( await offers( { results: throws } ) ).toBe(
			point.throwBehavior === 'yes'
		);
		jest.mocked( console.error ).mockRestore();
	} );

	it.each( [
		[ 'the server', { isTakenByServer: false } ],
		[ 'the requirements of the cart', { requires: [ 'subscriptions' ] } ],
		[ 'the method itself', { ownResult: false } ],
	] as const )(
		'runs after the check of %s if the definition says so',
		async ( first, no_ ) => {
			const results = jest.fn( yes );
			const isOffered = await offers( { results, ...no_ } );
			const isFirst = point.priorCheck.includes( first );
			// The server's check covers all methods of the form.
			const counts =
				isFirst ||
				( first === 'the server' && point.combines === 'all' );
			expect( isOffered ).toBe( ! counts );
			expect( results.mock.calls.length > 0 ).toBe( ! counts );
		}
	);

	it( 'makes the method unavailable even if other callbacks return true', async () => {
		expect( await offers( { results: no, isOneOfTwo: true } ) ).toBe(
			false
		);
	} );

	it( 'is optional if the definition says so', async () => {
		jest.spyOn( console, 'error' ).mockImplementation();
		const without = await offers( {} ).catch( () => null );
		expect( without ).toBe( point.default );
		jest.mocked( console.error ).mockRestore();
	} );

	it( 'runs in editors if the definition says so', async () => {
		const results = jest.fn( no );
		expect( await offers( { results, isEditor: true } ) ).toBe(
			point.inEditors !== 'called'
		);
	} );
} );

afterAll( () => {
	process.stdout.write(
		`Availability callbacks of docs/contract/globals.md 2 to 2.3: ${ points.length }, tested: ${ points.length }, not provided: 0\n`
	);
} );
