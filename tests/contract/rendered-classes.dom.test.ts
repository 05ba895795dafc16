/**
 * Compares class names, their elements, and ids with the platform's cart and checkout in a browser
 * (`rendered/rendered-classes.json`, recorded), in the same states. Ours may have more.
 */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItemResponse, CartResponse } from '@shopfront/store-api';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerBuiltInMethods } from '../../blocks/checkout/payment-methods/built-in-methods';
import { settle } from '../fixtures/fake-api';
import { openCart } from '../fixtures/open-cart';
import { openCheckout } from '../fixtures/open-checkout';
import { recording } from './recordings';
import { DIFFERENCES, isOfServer } from './rendered/differences';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.setTimeout( 60_000 );

type Elements = Readonly< Record< string, string > >;
interface State {
	classes: Elements;
	ids: readonly string[];
}

const read = ( path: string ): string =>
	readFileSync( join( __dirname, path ), 'utf8' );
const readJson = ( path: string ) => JSON.parse( read( path ) );
const recorded: Readonly< Record< string, State > > = readJson(
	'rendered/rendered-classes.json'
).states;

const template = ( name: 'cart' | 'checkout' ): string => {
	const page = new DOMParser().parseFromString(
		read( `../wordpress/recordings/${ name }-block.html` ),
		'text/html'
	);
	return page.body.firstElementChild?.innerHTML ?? '';
};

const settings = ( name: 'cart' | 'checkout' ) => {
	const { wcSettings } = readJson( `recordings/settings-${ name }.json` );
	const { phone, ...fields } = wcSettings.defaultFields;
	return {
		...wcSettings,
		defaultFields: { ...fields, phone: { ...phone, required: true } },
	};
};

const cartOf = ( name: string ) =>
	recording( name ).response.body as CartResponse;

/** As on the recorded pages: a sale, a variation and a coupon. */
const filledCart = (): CartResponse => {
	const cart = cartOf( 'coupon-apply-good-percent' );
	const shirt = cartOf( 'cart-get-many-items' ).items.find(
		( { variation } ) => variation.length === 2
	);
	return { ...cart, items: [ ...cart.items, shirt as CartItemResponse ] };
};

const filledPage = ( cart: CartResponse, widthPx: number ) => {
	jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue(
		widthPx
	);
	return openCart( cart, settings( 'cart' ), template( 'cart' ) );
};

const checkoutPage = async (
	cart: CartResponse,
	{
		widthPx = 1000,
		...more
	}: { widthPx?: number; currentUserId?: number } = {}
) => {
	const page = openCheckout( cart, {
		settings: { ...settings( 'checkout' ), ...more },
		template: template( 'checkout' ),
		widthPx,
	} );
	act( () => registerBuiltInMethods( page.app.payments, page.app.settings ) );
	await screen.findByRole( 'radio', { name: 'Direct bank transfer' } );
	return page;
};

const press = async ( role: string, name: RegExp ) => {
	const [ first ] = screen.getAllByRole( role, { name } );
	await userEvent.click( first as HTMLElement );
	await act( settle );
};

const PAGES: Readonly<
	Record< string, () => Promise< ReturnType< typeof openCart > > >
> = {
	'cart-empty': async () =>
		openCart(
			cartOf( 'cart-empty-first-visit' ),
			settings( 'cart' ),
			template( 'cart' )
		),
	'cart-filled': async () => filledPage( filledCart(), 1000 ),
	'cart-filled-390': async () =>
		filledPage( cartOf( 'cart-with-rates' ), 340 ),
	'checkout-guest': () => checkoutPage( filledCart() ),
	'checkout-guest-390': () => checkoutPage( filledCart(), { widthPx: 340 } ),
	'checkout-pickup': async () => {
		const page = await checkoutPage( filledCart() );
		await press( 'radio', /Pickup/ );
		return page;
	},
	'checkout-errors': async () => {
		const page = await checkoutPage( filledCart() );
		await press( 'button', /Place Order/ );
		// On a slow machine, the error list gets focus before the first field does.
		await waitFor( () =>
			expect( page.container.ownerDocument.activeElement ).not.toBe(
				document.body
			)
		);
		await act( async () => {
			(
				page.container.ownerDocument.activeElement as HTMLElement
			 ).blur();
			await settle();
		} );
		return page;
	},
	'checkout-customer': () =>
		checkoutPage( cartOf( 'cart-with-rates' ), { currentUserId: 2 } ),
};

/** The state's missing ids and classes; classes with the elements that should have them. */
const missingClasses = ( state: State, container: Element ): string[] => {
	const elements = ( name: string ) =>
		[ container, ...container.querySelectorAll( '*' ) ]
			.filter( ( element ) => element.classList.contains( name ) )
			.map( ( { localName } ) => localName );
	const classes = Object.entries( state.classes )
		.filter( ( [ name ] ) => ! isOfServer( name ) )
		.filter( ( [ name, kinds ] ) => {
			const ours = elements( name );
			return ! kinds
				.split( ' ' )
				.every( ( kind ) => ours.includes( kind ) );
		} )
		.map( ( [ name, kinds ] ) => `class ${ name } on ${ kinds }` );
	const ids = [ ...new Set( state.ids ) ]
		.filter( ( id ) => ! document.getElementById( id ) )
		.map( ( id ) => `id ${ id }` );
	return [ ...classes, ...ids ];
};

// Browser storage keeps input and choices, so each state starts without any.
beforeEach( () => {
	window.localStorage.clear();
	window.sessionStorage.clear();
} );

it.each( Object.keys( recorded ) )(
	'renders the classes and ids of %s',
	async ( name ) => {
		const state = recorded[ name ] as State;
		const page = await ( PAGES[ name ] as ( typeof PAGES )[ string ] )();
		const missing = missingClasses( state, page.container );
		page.close();
		const expected = DIFFERENCES.filter( ( { states } ) =>
			states.test( name )
		);
		const isExpected = ( line: string ) =>
			expected.some( ( { missing: pattern } ) => pattern.test( line ) );
		expect( missing.filter( ( line ) => ! isExpected( line ) ) ).toEqual(
			[]
		);
		expect(
			expected
				.filter(
					( { missing: pattern } ) =>
						! missing.some( ( line ) => pattern.test( line ) )
				)
				.map( ( { missing: pattern } ) => pattern.source )
		).toEqual( [] );
	}
);
