import { act, render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { recording } from '../recordings';
import {
	component,
	fn,
	type Call,
	type Component,
	type Page,
	type Row,
	type Rows,
} from './row';

const readContext = ( ask: () => unknown ) =>
	function ContextProbe() {
		return <output>{ JSON.stringify( ask() ) }</output>;
	};

const shown = (): unknown =>
	JSON.parse( screen.getByRole( 'status' ).textContent ?? '' );

const CAP = { id: 7, name: 'Cap' };

/** Components without a product get the parts that the platform's blocks read first. */
const EMPTY = {
	id: 0,
	name: '',
	permalink: '',
	images: [],
	prices: expect.objectContaining( {
		price: '0',
		currency_code: expect.any( String ),
		currency_minor_unit: expect.any( Number ),
	} ),
	add_to_cart: expect.objectContaining( { minimum: 1, maximum: 99 } ),
};

const pair = (
	provider: string,
	hook: string,
	received: readonly unknown[],
	expected: {
		props: Readonly< Record< string, unknown > >;
		inside: unknown;
		outside: unknown;
	}
): Rows => {
	const renderWith = ( page: Page, isInside: boolean ) => {
		const ContextProbe = readContext( () =>
			page.call( `wcBlocksSharedContext.${ hook }` )( ...received )
		);
		const Provider = page.wc(
			`wcBlocksSharedContext.${ provider }`
		) as Component;
		render(
			isInside ? (
				<Provider { ...expected.props }>
					<ContextProbe />
				</Provider>
			) : (
				<ContextProbe />
			)
		);
	};
	return {
		[ provider ]: component( ( _, page ) => {
			renderWith( page, true );
			expect( shown() ).toEqual( expected.inside );
		} ),
		[ hook ]: fn( received.length, ( _, page ) => {
			renderWith( page, false );
			expect( shown() ).toEqual( expected.outside );
		} ),
	};
};

const product = pair(
	'ProductDataContextProvider',
	'useProductDataContext',
	[],
	{
		props: { product: CAP, isLoading: true },
		inside: { product: CAP, hasContext: true, isLoading: true },
		outside: {},
	}
);

/** docs/contract/globals.md 11. */
export const SHARED_CONTEXT: Rows = {
	...product,
	useProductDataContext: fn( 0, ( call, page ) => {
		const read = ( ...received: unknown[] ) => {
			const ContextProbe = readContext( () => call( ...received ) );
			return <ContextProbe />;
		};
		const { rerender } = render( read() );
		const outside = { product: EMPTY, hasContext: false, isLoading: false };
		expect( shown() ).toMatchObject( outside );
		const Provider = page.wc(
			'wcBlocksSharedContext.ProductDataContextProvider'
		) as Component;
		rerender(
			<Provider product={ null } isLoading>
				{ read() }
			</Provider>
		);
		expect( shown() ).toMatchObject( {
			product: EMPTY,
			hasContext: true,
			isLoading: true,
		} );
		// In editors, the hook returns its arguments; without a provider, `hasContext` is false.
		rerender( read( { isAdmin: true, product: CAP, isResolving: true } ) );
		expect( shown() ).toEqual( {
			product: CAP,
			hasContext: false,
			isLoading: true,
		} );
		rerender( read( { isAdmin: true, isResolving: true } ) );
		expect( shown() ).toMatchObject( outside );
	} ),
	...pair(
		'InnerBlockLayoutContextProvider',
		'useInnerBlockLayoutContext',
		[],
		{
			props: { parentName: 'a/b', parentClassName: 'c' },
			inside: {
				parentName: 'a/b',
				parentClassName: 'c',
				isLoading: false,
			},
			outside: { parentName: '', parentClassName: '', isLoading: false },
		}
	),
	...pair( 'CustomDataProvider', 'useCustomDataContext', [ 'mine' ], {
		props: { id: 'mine', colour: 'red', isLoading: true },
		inside: { colour: 'red', hasContext: true, isLoading: true },
		outside: { hasContext: false, isLoading: false },
	} ),
};

const PropsProbe = ( page: Page ) =>
	function Price( props: object ) {
		const context = page.call(
			'wcBlocksSharedContext.useProductDataContext'
		)();
		return <output>{ JSON.stringify( { props, context } ) }</output>;
	};

const wrapped = ( call: Call, Component: unknown ): Component =>
	call( Component ) as Component;

const requestsProduct: Row = fn( 1, async ( call, page ) => {
	const Price = wrapped( call, PropsProbe( page ) );
	expect( Price ).toHaveProperty(
		'displayName',
		'WithProductDataContext(Price)'
	);
	const Provider = page.wc(
		'wcBlocksSharedContext.ProductDataContextProvider'
	) as Component;

	// A surrounding product context needs no request.
	const { unmount } = render(
		<Provider product={ CAP }>
			<Price productId={ 34 } />
		</Provider>
	);
	expect( shown() ).toMatchObject( { context: { product: CAP } } );
	unmount();
	// Nor does a product among the props, which overrides the context.
	const passed = render(
		<Provider product={ CAP }>
			<Price product={ { id: 8 } } productId={ 34 } />
		</Provider>
	);
	expect( shown() ).toMatchObject( {
		context: { product: { id: 8 }, hasContext: true, isLoading: false },
	} );
	passed.unmount();
	expect( page.app.api.sent ).toEqual( [] );

	const validResponse = recording( 'product-by-id-simple' ).response.body as {
		id: number;
		name: string;
	};
	render( <Price productId={ String( validResponse.id ) } /> );
	expect( shown() ).toMatchObject( {
		context: { product: { id: 0 }, isLoading: true },
	} );
	const answer = async ( path: string, body: unknown ) => {
		// The stores send requests in the next task.
		await act( () => jest.advanceTimersByTimeAsync( 1 ) );
		const received = page.app.api.pending[ 0 ];
		expect( received?.request.path ).toBe( path );
		await act( async () => {
			await received?.reply( body );
			await jest.advanceTimersByTimeAsync( 1 );
		} );
	};
	await answer( '/wc/store/v1', {
		namespace: 'wc/store/v1',
		routes: { '/wc/store/v1/products': {} },
	} );
	await answer( `/wc/store/v1/products?include=${ validResponse.id }`, [
		validResponse,
	] );
	expect( shown() ).toMatchObject( {
		props: { productId: String( validResponse.id ) },
		context: {
			product: { id: validResponse.id, name: validResponse.name },
			hasContext: true,
			isLoading: false,
		},
	} );
} );

/** docs/contract/globals.md 11. */
export const SHARED_HOCS: Rows = {
	withProductDataContext: requestsProduct,
	withFilteredAttributes: fn( 1, ( call, page ) => {
		const schema = {
			isOn: { type: 'boolean', default: true },
			isOff: { type: 'boolean', default: true },
			count: { type: 'number', default: 3 },
			many: { type: 'number', default: 3 },
			list: { type: 'array', default: [] },
			rest: { type: 'object', default: { a: 1 } },
			missing: { type: 'number', default: 9 },
			text: { type: 'string' },
		};
		const Price = wrapped( call( schema ) as Call, PropsProbe( page ) );
		render(
			createElement( Price, {
				isOn: 'true',
				isOff: 'false',
				count: '12px',
				many: 'many',
				list: '[1,2]',
				rest: '{broken',
				text: 'a',
				other: 'b',
			} )
		);
		expect( shown() ).toMatchObject( {
			props: {
				isOn: true,
				isOff: false,
				count: 12,
				many: 3,
				list: [ 1, 2 ],
				rest: { a: 1 },
				missing: 9,
				text: 'a',
				other: 'b',
			},
		} );
		expect( Price ).toHaveProperty(
			'displayName',
			'WithFilteredAttributes(Price)'
		);
	} ),
};
