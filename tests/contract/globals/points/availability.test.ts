import type { CanMakePayment } from '@shopfront/registry';
import {
	AVAILABILITY_POINTS,
	type AvailabilityPoint,
} from '../../../docs/availability-points';
import { settle } from '../../../fixtures/fake-api';
import { aroundEach, method, setUp } from '../../../fixtures/payment-store';

aroundEach();

type Answers = ( ...told: Parameters< CanMakePayment > ) => unknown;

interface Circumstances {
	/** What the callback in question says; left out, there is none. */
	answers?: Answers | undefined;
	/** A second one beside it, which says yes. */
	isOneOfTwo?: boolean;
	isTakenByServer?: boolean;
	requires?: readonly string[];
	/** What the method itself says, where others are asked about it. */
	ownAnswer?: boolean;
	isEditor?: boolean;
}

/** Whether the method is offered, with the callback of a point in its place. */
type Offers = ( circumstances: Circumstances ) => Promise< boolean >;

const cartOf = ( { isTakenByServer = true, requires }: Circumstances ) => ( {
	payment_methods: isTakenByServer ? [ 'mine' ] : [],
	payment_requirements: [ ...( requires ?? [ 'products' ] ) ],
} );

const mine = ( canMakePayment: unknown ) =>
	method( 'mine', { canMakePayment } );

/** docs/contract/globals.md 2 to 2.3: how each is registered. */
const OFFERS: Readonly< Record< keyof typeof AVAILABILITY_POINTS, Offers > > = {
	paymentMethod: async ( circumstances ) => {
		const { available } = await setUp( [ mine( circumstances.answers ) ], {
			cart: cartOf( circumstances ),
			isEditor: circumstances.isEditor,
		} );
		return available().includes( 'mine' );
	},
	expressMethod: async ( circumstances ) => {
		const { select } = await setUp( [], {
			express: [ mine( circumstances.answers ) ],
			cart: cartOf( circumstances ),
			isEditor: circumstances.isEditor,
		} );
		return 'mine' in select.getAvailableExpressPaymentMethods();
	},
	methodOfOthers: async ( circumstances ) => {
		const { answers, isOneOfTwo, ownAnswer = true } = circumstances;
		const { available, payments, dispatch } = await setUp(
			[ mine( () => ownAnswer ) ],
			{ cart: cartOf( circumstances ), isEditor: circumstances.isEditor }
		);
		const register = payments.registerPaymentMethodExtensionCallbacks;
		if ( answers ) {
			register( 'an-add-on', { mine: answers } );
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

const points = Object.entries< AvailabilityPoint >(
	AVAILABILITY_POINTS
).flatMap( ( [ name, point ] ) =>
	isKey( name ) ? [ { name, point, offers: OFFERS[ name ] } ] : []
);

const yes = () => true;
const no = () => false;
const throws = () => {
	throw new Error( 'Broken.' );
};

describe.each( points )( '$name', ( { point, offers } ) => {
	it( 'decides, and is told of the cart', async () => {
		const answers = jest.fn< unknown, Parameters< CanMakePayment > >( yes );
		expect( await offers( { answers } ) ).toBe( true );
		expect( answers.mock.calls[ 0 ] ).toEqual( [
			expect.objectContaining( {
				cartTotals: expect.anything(),
				paymentMethods: [ 'mine' ],
			} ),
		] );
		expect( await offers( { answers: no } ) ).toBe( false );
	} );

	it( 'may promise its answer where it says so', async () => {
		expect( await offers( { answers: async () => true } ) ).toBe( true );
		expect( await offers( { answers: async () => false } ) ).toBe(
			! point.mayPromise
		);
	} );

	it( 'may say why not where it says so', async () => {
		const answers = () => ( { error: { message: 'No.' } } );
		expect( await offers( { answers } ) ).toBe(
			point.answer === 'boolean'
		);
	} );

	it( 'counts as it says when it throws', async () => {
		jest.spyOn( console, 'error' ).mockImplementation();
		expect( await offers( { answers: throws } ) ).toBe(
			point.whenItThrows === 'yes'
		);
		jest.mocked( console.error ).mockRestore();
	} );

	it.each( [
		[ 'the server', { isTakenByServer: false } ],
		[ 'what the cart requires', { requires: [ 'subscriptions' ] } ],
		[ 'the method itself', { ownAnswer: false } ],
	] as const )( 'comes after %s where it says so', async ( first, no_ ) => {
		const answers = jest.fn( yes );
		const isOffered = await offers( { answers, ...no_ } );
		const isFirst = point.asksFirst.includes( first );
		// The server's word counts for all methods of the form, whoever is asked about them.
		const counts =
			isFirst || ( first === 'the server' && point.combines === 'all' );
		expect( isOffered ).toBe( ! counts );
		expect( answers.mock.calls.length > 0 ).toBe( ! counts );
	} );

	it( 'is enough to say no, whatever others say', async () => {
		expect( await offers( { answers: no, isOneOfTwo: true } ) ).toBe(
			false
		);
	} );

	it( 'is left out, or not, as it says', async () => {
		jest.spyOn( console, 'error' ).mockImplementation();
		const without = await offers( {} ).catch( () => null );
		expect( without ).toBe( point.default );
		jest.mocked( console.error ).mockRestore();
	} );

	it( 'is asked in editors where it says so', async () => {
		const answers = jest.fn( no );
		expect( await offers( { answers, isEditor: true } ) ).toBe(
			point.inEditors !== 'asked'
		);
	} );
} );

afterAll( () => {
	process.stdout.write(
		`Availability callbacks of docs/contract/globals.md 2 to 2.3: ${ points.length }, there and shown: ${ points.length }, not there: 0\n`
	);
} );
