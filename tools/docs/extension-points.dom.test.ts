import { OBSERVABLE_EVENTS } from '@shopfront/events';
import { installAllGlobals } from '../../tests/fixtures/install-all-globals';
import {
	REGISTRY_DEFINITIONS,
	type RegistryDefinition,
} from './registry-definitions';
import { openPage } from '../../tests/fixtures/form-page';
import { subscribeNameOf } from './event-names';
import { STORE_NAMES } from './store-names';

const openGlobals = () => {
	document.cookie = 'woocommerce_cart_hash=abc';
	const app = openPage();
	installAllGlobals( app );
	return app;
};

const at = ( path: string ): unknown =>
	path
		.split( '.' )
		.reduce< unknown >(
			( from, key ) => Reflect.get( Object( from ), key ),
			window
		);

it.each( STORE_NAMES )(
	'store $name: add-ons find it by its descriptor and its constant',
	( { name, descriptor, constant } ) => {
		const app = openGlobals();
		expect( at( `wc.wcBlocksData.${ descriptor }` ) ).toMatchObject( {
			name,
		} );
		expect( at( `wc.wcBlocksData.${ constant }` ) ).toBe( name );
		app.stop();
	}
);

it.each( [
	[ 'checkoutValidation', true ],
	[ 'paymentSetup', false ],
	[ 'checkoutSuccess', true ],
	[ 'checkoutFail', true ],
	[ 'shippingRatesSuccess', false ],
	[ 'shippingRatesFail', false ],
	[ 'shippingRateSelectSuccess', false ],
	[ 'shippingRateSelectFail', false ],
	[ 'proceedToCheckout', true ],
] as const )(
	'event %s: scripts without React can subscribe to it: %s',
	( event, isGlobal ) => {
		const app = openGlobals();
		const { hasListeners } = app.events[ event ];
		const before = hasListeners();
		Reflect.apply(
			Object(
				at( 'wc.blocksCheckoutEvents.checkoutEventsEmitter.subscribe' )
			),
			null,
			[ () => {}, 10, OBSERVABLE_EVENTS[ event ].eventName ]
		);
		expect( [ before, hasListeners() ] ).toEqual( [ false, isGlobal ] );
		expect(
			typeof at(
				`wc.blocksCheckoutEvents.checkoutEvents.${ subscribeNameOf( event ) }`
			)
		).toBe(
			isGlobal && event !== 'proceedToCheckout' ? 'function' : 'undefined'
		);
		app.stop();
	}
);

const typeAt = ( global: string, name: string | undefined ): string =>
	typeof at( `${ global }.${ name ?? '' }` );

it.each( Object.entries< RegistryDefinition >( REGISTRY_DEFINITIONS ) )(
	'registry %s: its functions exist and reject invalid values as documented',
	( _name, { global, register, remove, read, onInvalid } ) => {
		const app = openGlobals();
		for ( const name of [ register, remove, read ] ) {
			expect( typeAt( global, name ) ).toBe(
				name === undefined ? 'undefined' : 'function'
			);
		}
		const refused = () =>
			Reflect.apply(
				Object( at( `${ global }.${ register }` ) ),
				null,
				// Neither a name nor a namespace, and a callback that isn't a function.
				[ { name: 7 }, { other: 7 } ]
			);
		const logError = jest.spyOn( console, 'error' ).mockImplementation();
		let isThrown = false;
		try {
			refused();
		} catch {
			isThrown = true;
		}
		expect( isThrown ).toBe( onInvalid === 'throws' );
		expect( logError.mock.calls.length > 0 ).toBe( onInvalid === 'logs' );
		logError.mockRestore();
		app.stop();
	}
);
