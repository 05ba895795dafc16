import { BlockAppProvider, ExtensionPointsProvider } from '@shopfront/bindings';
import { render, screen } from '@testing-library/react';
import { validationStore } from '@shopfront/data/validation';
import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { settle } from '../../fixtures/fake-api';
import { cartResponse } from '../../fixtures/cart';
import {
	absent,
	component,
	fn,
	guard,
	value,
	type Call,
	type Component,
	type Page,
	type Rows,
} from './row';

/** `wc.blocksComponents` exports these too. */
const SHARED = [
	'Button',
	'CheckboxControl',
	'Label',
	'Panel',
	'StoreNotice',
	'StoreNoticesContainer',
	'Subtotal',
	'TextInput',
	'TotalsFees',
	'TotalsItem',
	'TotalsTaxes',
	'TotalsWrapper',
	'ValidatedTextInput',
	'ValidationInputError',
];

/** The slot renders content once it has a fill. */
const slotAndFill = component( ( it, page ) => {
	const Slot = Reflect.get( it, 'Slot' ) as Component;
	const { container } = renderIn(
		page,
		<>
			<Slot fillProps={ { context: 'here' } } />
			<i />
		</>
	);
	expect( container.innerHTML ).toBe( '<i></i>' );
	renderIn(
		page,
		<>
			<Slot fillProps={ { context: 'here' } } />
			{ createElement( it, {}, <Received /> ) }
		</>
	);
	expect( screen.getByText( 'Fill here' ) ).toBeVisible();
} );

const Received = ( { context = '' }: { context?: string } ) => (
	<p>Fill { context }</p>
);

const renderIn = ( { app }: Page, children: ReactNode ) =>
	render(
		<BlockAppProvider app={ app }>
			<ExtensionPointsProvider
				extensionPoints={ app.pageExtensionPoints }
			>
				{ children }
			</ExtensionPointsProvider>
		</BlockAppProvider>
	);

const toUpperCase = { itemName: ( name: unknown ) => `${ name }!` };
const filterRequest = { filterName: 'itemName', defaultValue: 'Cap' };
const GIFT = {
	metadata: { name: 'test/gift', parent: 'woocommerce/cart' },
	component: () => null,
};
const WRONG_NAME =
	'Incorrect value for the blockName argument when registering a checkout block. It was a number, but must be a string.';

const input = ( attributes: Record< string, string | boolean > ) =>
	Object.assign( document.createElement( 'input' ), attributes );

/** docs/contract/globals.md 4. */
export const CHECKOUT: Rows = {
	...Object.fromEntries(
		[
			'ExperimentalOrderMeta',
			'ExperimentalOrderShippingPackages',
			'ExperimentalOrderLocalPickupPackages',
			'ExperimentalDiscountsMeta',
		].map( ( name ) => [ name, slotAndFill ] )
	),
	createSlotFill: fn( 1, ( call, page ) => {
		const { Fill, Slot } = call( 'mine' ) as Record< string, Component >;
		renderIn( page, [
			createElement( Slot!, { key: 1, fillProps: { context: 'there' } } ),
			createElement( Fill!, { key: 2 }, <Received /> ),
		] );
		expect( screen.getByText( 'Fill there' ) ).toBeVisible();
	} ),
	SlotFillProvider: component( ( it, page ) => {
		// An inner provider separates its slots from fills outside.
		const { Fill, Slot } = page.call( 'blocksCheckout.createSlotFill' )(
			'mine'
		) as Record< string, Component >;
		renderIn( page, [
			createElement( it, { key: 1 }, createElement( Slot! ) ),
			createElement( Fill!, { key: 2 }, <Received /> ),
		] );
		expect( screen.queryByText( /Fill/ ) ).toBeNull();
	} ),
	useSlot: fn( 1, ( call, page ) => {
		const SlotProbe = () => (
			<output>{ JSON.stringify( call( 'mine' ) ) }</output>
		);
		renderIn( page, <SlotProbe /> );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( '{}' );
	} ),
	useSlotFills: fn( 1, ( call, page ) => {
		const SlotProbe = () => (
			<output>{ JSON.stringify( call( 'mine' ) ) }</output>
		);
		renderIn( page, <SlotProbe /> );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( '[]' );
	} ),
	...Object.fromEntries(
		SHARED.map( ( name ) => [
			name,
			component( ( it, { wc } ) =>
				expect( it ).toBe( wc( `blocksComponents.${ name }` ) )
			),
		] )
	),
	registerCheckoutFilters: fn( 2, ( call, page ) => {
		const apply = page.call( 'blocksCheckout.applyCheckoutFilter' );
		call( 'mine', toUpperCase );
		expect( apply( filterRequest ) ).toBe( 'Cap!' );
		// A later registration replaces a namespace's filters.
		call( 'mine', {} );
		expect( apply( filterRequest ) ).toBe( 'Cap' );
	} ),
	__experimentalRegisterCheckoutFilters: fn( 2, ( call, page ) => {
		call( 'mine', toUpperCase );
		expect(
			page.call( 'blocksCheckout.applyCheckoutFilter' )( filterRequest )
		).toBe( 'Cap!' );
		expect( console ).toHaveWarned();
	} ),
	applyCheckoutFilter: fn( 1, ( call, page ) => {
		const register = page.call( 'blocksCheckout.registerCheckoutFilters' );
		const filter = jest.fn( () => 7 );
		register( 'mine', { itemName: filter } );
		expect( call( { ...filterRequest, arg: { context: 'cart' } } ) ).toBe(
			'Cap'
		);
		expect( filter ).toHaveBeenCalledWith( 'Cap', {}, { context: 'cart' } );
		expect( console ).toHaveErrored();
		register( 'mine', toUpperCase );
		expect( call( { ...filterRequest, validation: () => false } ) ).toBe(
			'Cap'
		);
	} ),
	__experimentalApplyCheckoutFilter: fn( 1, ( call ) => {
		expect( call( filterRequest ) ).toBe( 'Cap' );
		expect( console ).toHaveWarned();
	} ),
	registerCheckoutBlock: fn( 1, ( call, page ) => {
		call( GIFT );
		expect(
			page.call( 'wcBlocksRegistry.getRegisteredBlockComponents' )( '' )
		).toEqual( { 'test/gift': GIFT.component } );
		expect( () =>
			call( { ...GIFT, metadata: { ...GIFT.metadata, name: 7 } } )
		).toThrow( WRONG_NAME );
	} ),
	getRegisteredBlocks: fn( 1, ( call, page ) => {
		page.call( 'blocksCheckout.registerCheckoutBlock' )( GIFT );
		expect( call( 'woocommerce/cart' ) ).toMatchObject( [
			{ blockName: 'test/gift', force: false },
		] );
		expect( call( 'core/group' ) ).toEqual( [] );
	} ),
	hasInnerBlocks: guard(
		[ 'woocommerce/cart', 'woocommerce/mini-cart-contents' ],
		[ 'woocommerce/mini-cart', 'core/group' ]
	),
	innerBlockAreas: value( 'object', ( actual ) => {
		expect( Object.keys( Object( actual ) ) ).toHaveLength( 26 );
		expect( actual ).toMatchObject( {
			CHECKOUT: 'woocommerce/checkout',
			PICKUP_LOCATION: 'woocommerce/checkout-pickup-options-block',
			CHECKOUT_ORDER_SUMMARY_TOTALS:
				'woocommerce/checkout-order-summary-totals-block',
		} );
	} ),
	hasValidFills: guard( [ [ {} ], [ null, 1 ] ], [ [], [ null ], null, {} ] ),
	ValidatedTextInputHandle: absent( 'a type only, as in the contract' ),
	extensionCartUpdate: fn( 1, async ( call, { app } ) => {
		const update = () =>
			Promise.resolve( call( { namespace: 'mine', data: { a: 1 } } ) );
		const done = update();
		await settle();
		expect( app.api.pending[ 0 ]?.request ).toMatchObject( {
			path: '/wc/store/v1/cart/extensions',
			method: 'POST',
			data: { namespace: 'mine', data: { a: 1 } },
		} );
		const cart = cartResponse( undefined, {
			extensions: { mine: { b: 2 } },
		} );
		await app.api.pending[ 0 ]?.reply( cart );
		expect( await done ).toMatchObject( {
			extensions: { mine: { b: 2 } },
		} );

		const errorResponse = {
			code: 'woocommerce_rest_cart_extensions_error',
			message: 'Not on Sundays.',
		};
		const rejected = update().catch( ( error: unknown ) => error );
		await settle();
		await app.api.pending[ 0 ]?.refuse( errorResponse );
		expect( await rejected ).toMatchObject( errorResponse );
		expect( app.notices() ).toContain( 'Not on Sundays.' );
	} ),
	useValidateCheckout: fn( 0, async ( call, { app } ) => {
		let validate: Call = () => undefined;
		const ValidationProbe = () => {
			validate = call() as Call;
			return null;
		};
		render( createElement( ValidationProbe ) );
		const runValidation = () => Promise.resolve( validate() );
		expect( await runValidation() ).toEqual( { hasError: false } );
		app.events.checkoutValidation.subscribe( () => ( {
			type: 'error',
			validationErrors: { gift: { message: 'Too long.', hidden: true } },
		} ) );
		expect( await runValidation() ).toEqual( { hasError: true } );
		expect(
			app.registry.select( validationStore ).getValidationError( 'gift' )
		).toEqual( { message: 'Too long.', hidden: false } );
	} ),
	isPostcode: fn( 1, ( call ) => {
		expect( call( { postcode: '10115', country: 'DE' } ) ).toBe( true );
		expect( call( { postcode: '1011', country: 'DE' } ) ).toBe( false );
		expect( call( { postcode: 'SW1A 1AA', country: 'GB' } ) ).toBe( true );
		expect( call( { postcode: '?', country: 'XX' } ) ).toBe( true );
	} ),
	mustContain: fn( 2, ( call ) => {
		expect( call( 'a <b/>', '<b/>' ) ).toBe( true );
		expect( () => call( 'a', '<b/>' ) ).toThrow(
			'Returned value must include <b/>, you passed "a"'
		);
	} ),
	productPriceValidation: fn( 1, ( call ) => {
		expect( call( 'from <price/>' ) ).toBe( true );
		expect( () => call( 'from' ) ).toThrow(
			'Returned value must include <price/>, you passed "from"'
		);
	} ),
	productPriceScreenReaderValidation: fn( 1, ( call ) => {
		expect( call( '<quantity/> <productName/> <price/>' ) ).toBe( true );
		for ( const part of [ '<quantity/>', '<productName/>', '<price/>' ] ) {
			expect( () =>
				call( '<quantity/><productName/><price/>'.replace( part, '' ) )
			).toThrow( `Returned value must include ${ part }` );
		}
	} ),
	getFieldLabel: fn( 0, ( call ) => {
		expect( call( 'Postal Code' ) ).toBe( 'postal code' );
		expect( call( '' ) ).toBe( 'field' );
		expect( call() ).toBe( 'field' );
	} ),
	getValidityMessageForInput: fn( 3, ( call ) => {
		const missing = input( { required: true } );
		expect( call( 'First Name', missing ) ).toBe(
			'Please enter a valid first name'
		);
		expect( call( 'Name', missing, () => 'Mine.' ) ).toBe( 'Mine.' );
		expect(
			call( 'Box', input( { type: 'checkbox', required: true } ) )
		).toBe( 'Please check this box if you want to proceed.' );
		expect( call( 'Mail', input( { type: 'email', value: 'a' } ) ) ).toBe(
			'Please enter a valid mail'
		);
		expect( call( 'Name', input( { value: 'Ada' } ) ) ).toBe( '' );
	} ),
	paymentMethodCommonIcons: value( 'object', ( actual ) => {
		expect( actual ).toHaveLength( 19 );
		expect( actual ).toContainEqual( {
			id: 'p24',
			alt: 'Przelewy24',
			src: 'https://shop.test/plugin/assets/images/payment-methods/p24.svg',
		} );
	} ),
	getCommonIconProps: fn( 1, ( call ) => {
		expect( call( 'visa' ) ).toEqual( {
			id: 'visa',
			alt: 'Visa',
			src: 'https://shop.test/plugin/assets/images/payment-methods/visa.svg',
		} );
		expect( call( 'nothing' ) ).toEqual( {} );
	} ),
};
