/** @jest-environment node */
import type { Platform } from './platform';
import { getUnregistered } from './unregistered-gateways';

const ENABLED = [
	{ id: 'cod', title: 'Cash on delivery' },
	{ id: 'odd', title: 'Odd pay' },
	{ id: 'wallet-gateway', title: 'Wallet' },
	null,
	{ id: 5 },
];

const platform = {
	wcBlocksRegistry: {
		getPaymentMethods: () => ( { cod: {} } ),
		getExpressPaymentMethods: () => ( {
			wallet: { name: 'wallet', gatewayId: 'wallet-gateway' },
		} ),
	},
} as unknown as Platform;

it( 'finds enabled payment methods that no script has registered', () => {
	expect( getUnregistered( ENABLED, platform ) ).toEqual( [
		{ id: 'odd', title: 'Odd pay' },
	] );
} );

it.each( [ undefined, null, 'cod', {} ] )(
	'finds none in the setting %j',
	( enabled ) => {
		expect( getUnregistered( enabled, platform ) ).toEqual( [] );
	}
);

it( "finds none without the platform's registry", () => {
	expect( getUnregistered( ENABLED, {} ) ).toEqual( [] );
} );
