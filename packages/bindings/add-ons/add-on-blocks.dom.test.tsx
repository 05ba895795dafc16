import { checkoutStore, startCheckoutStore } from '@shopfront/data/checkout';
import { validationStore } from '@shopfront/data/validation';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from '@wordpress/element';
import type { ReactNode } from 'react';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { cartResponse } from '../../../tests/fixtures/cart';
import {
	createAddOnBlocks,
	createBlockMap,
	createPageExtensionPoints,
	hydrate,
	ExtensionPointsProvider,
	useCheckoutFilter,
} from '..';
import type { CheckoutBlockProps } from './use-checkout-block-props';

const FIELDS = 'woocommerce/checkout-fields-block';
let app: TestApp;
let stop = () => {};

const createTestPoints = () =>
	createPageExtensionPoints( {
		isAdmin: () => false,
		now: () => performance.now(),
	} );

const open = async (
	component: unknown,
	{
		page = 'checkout' as 'cart' | 'checkout',
		html = '<div data-block-name="test/gift" data-wrap-paper="red" class="gift"></div>',
		force = false,
	} = {}
) => {
	app = createTestApp( { cart: cartResponse() } );
	const stopCheckout = startCheckoutStore( app.registry );
	const extensionPoints = createTestPoints();
	extensionPoints.blocks.registerCheckoutBlock( {
		metadata: { name: 'test/gift', parent: [ FIELDS, 7 ] },
		component,
		force,
	} );
	document.body.innerHTML = `<div data-block-name="${ FIELDS }">${ html }</div>`;
	const container = document.querySelector< HTMLElement >( 'div' )!;
	await act( async () => {
		const stopPage = hydrate(
			container,
			createBlockMap( [], createAddOnBlocks( extensionPoints, page ) ),
			app
		);
		stop = () => {
			stopPage();
			stopCheckout();
			app.stop();
		};
	} );
	return { container, extensionPoints };
};

afterEach( () => {
	act( () => stop() );
	stop = () => {};
} );

const Show = ( props: Record< string, unknown > ) => (
	<output>{ Object.keys( props ).sort().join( ' ' ) }</output>
);

it.each( [
	[ 'cart' as const, 'cart children className extensions wrapPaper' ],
	[
		'checkout' as const,
		'cart checkoutExtensionData children className extensions validation wrapPaper',
	],
] )(
	'passes these props to an add-on block of a %s: %s',
	async ( page, names ) => {
		await open( Show, { page } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( names );
	}
);

it( 'renders a lazy add-on block', async () => {
	await open( lazy( async () => ( { default: Show } ) ) );
	expect( await screen.findByRole( 'status' ) ).toBeVisible();
} );

it.each( [
	[ true, 1 ],
	[ false, 0 ],
] )(
	'renders a block that the page lacks if it is forced: %s',
	async ( force, count ) => {
		await open( Show, { force, html: '' } );
		expect( screen.queryAllByRole( 'status' ) ).toHaveLength( count );
	}
);

it( 'records the fault of a block that throws in the add-on statistics', async () => {
	const { container, extensionPoints } = await open( (): ReactNode => {
		throw new Error( 'It broke' );
	} );
	expect( container ).toHaveTextContent( /^$/ );
	expect( extensionPoints.statistics.report() ).toMatchObject( [
		{
			addOn: 'test/gift',
			faults: [
				{ extensionPoint: 'block', kind: 'threw', message: 'It broke' },
			],
		},
	] );
	expect( console ).toHaveErrored();
} );

it( 'stores the extension data and validation errors of a block', async () => {
	const Gift = ( {
		checkoutExtensionData,
		validation,
	}: CheckoutBlockProps ) => {
		const { extensionData, setExtensionData } = checkoutExtensionData;
		return (
			<>
				<output>
					{ JSON.stringify( extensionData ) }{ ' ' }
					{ String( validation.hasValidationErrors ) }{ ' ' }
					{ validation.getValidationError( 'wrap' )?.message }
				</output>
				<button
					onClick={ () => {
						setExtensionData( 'gift', 'wrap', 'red' );
						setExtensionData( 'gift', 'card', 'Hi' );
						validation.setValidationErrors( {
							wrap: { message: 'No red left', hidden: false },
						} );
					} }
				>
					Wrap
				</button>
				<button
					onClick={ () => validation.hideValidationError( 'wrap' ) }
				>
					Hide
				</button>
				<button
					onClick={ () => validation.clearValidationError( 'wrap' ) }
				>
					Clear
				</button>
			</>
		);
	};
	await open( Gift );
	const output = screen.getByRole( 'status' );
	expect( output ).toHaveTextContent( '{} false' );
	await userEvent.click( screen.getByText( 'Wrap' ) );
	expect( output ).toHaveTextContent(
		'{"gift":{"wrap":"red","card":"Hi"}} true No red left'
	);
	expect( app.registry.select( checkoutStore ).getExtensionData() ).toEqual( {
		gift: { wrap: 'red', card: 'Hi' },
	} );
	const { getValidationError } = app.registry.select( validationStore );
	expect( getValidationError( 'extensions-errors-wrap' )?.hidden ).toBe(
		false
	);
	await userEvent.click( screen.getByText( 'Hide' ) );
	expect( getValidationError( 'extensions-errors-wrap' )?.hidden ).toBe(
		true
	);
	await userEvent.click( screen.getByText( 'Clear' ) );
	expect( output ).toHaveTextContent( 'false' );
	expect( console ).toHaveWarned();
} );

it( 'applies a filter as soon as it is registered', () => {
	const extensionPoints = createTestPoints();
	const Label = () => (
		<output>
			{ useCheckoutFilter( 'totalLabel', 'Total', {
				arg: { cart: {} },
				extensions: null,
			} ) }
		</output>
	);
	render(
		<ExtensionPointsProvider extensionPoints={ extensionPoints }>
			<Label />
		</ExtensionPointsProvider>
	);
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Total' );
	let undo = () => {};
	act( () => {
		undo = extensionPoints.filters.register( 'a', {
			totalLabel: () => 'Sum',
		} );
	} );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Sum' );
	act( () => undo() );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Total' );
} );
