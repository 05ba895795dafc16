import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExtensionPoints } from '@shopfront/extensibility';
import { cloneElement, createElement, useState } from '@wordpress/element';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { loadJsxRuntime } from '../../tests/fixtures/jsx-runtime';
import { createScriptStatistics } from './script-statistics';
import { createRenderProfiler } from './render-profiler';
import { instrumentGlobals } from './instrument-globals';

const SCRIPT = '/add-on.js';

const setUp = () => {
	const register = jest.fn();
	const view = {
		wc: {
			blocksCheckout: {
				registerCheckoutFilters: register,
				registerCheckoutBlock: register,
				ExperimentalOrderMeta: Object.assign(
					( { children }: { children?: ReactNode } ) => (
						<>{ children }</>
					),
					{ Slot: () => null }
				),
			},
			blocksCheckoutEvents: {
				checkoutEvents: { onCheckoutSuccess: register },
			},
			wcBlocksRegistry: {
				registerPaymentMethod: register,
				registerPaymentMethodExtensionCallbacks: register,
				getPaymentMethods: () => ( {} ),
			},
		},
		wp: {
			hooks: Object.freeze( { addAction: register, doAction: register } ),
			plugins: { registerPlugin: register },
		},
	};
	const { statistics } = createExtensionPoints( {
		now: () => performance.now(),
		isAdmin: () => true,
	} );
	const scriptStatistics = createScriptStatistics( statistics, () =>
		performance.now()
	);
	instrumentGlobals( view as unknown as Window, {
		scriptStatistics,
		scripts: { current: () => SCRIPT },
		profiler: createRenderProfiler( scriptStatistics ),
	} );
	return {
		view,
		scriptStatistics,
		given: () => register.mock.lastCall ?? [],
		calls: ( name: string ) =>
			statistics.report().find( ( { addOn } ) => addOn === name )
				?.calls ?? 0,
	};
};

it( 'leaves other members unchanged', () => {
	const { view } = setUp();
	expect( view.wc.wcBlocksRegistry.getPaymentMethods() ).toEqual( {} );
	expect( typeof view.wp.hooks.doAction ).toBe( 'function' );
	expect( typeof view.wc.blocksCheckout.ExperimentalOrderMeta.Slot ).toBe(
		'function'
	);
} );

it( 'does not read a library that loads on first access', () => {
	const { scriptStatistics, view } = setUp();
	const load = jest.fn();
	Object.defineProperty( view.wc, 'blocksCheckout', {
		get: load,
		configurable: true,
	} );
	instrumentGlobals( view as unknown as Window, {
		scriptStatistics,
		scripts: { current: () => SCRIPT },
		profiler: createRenderProfiler( scriptStatistics ),
	} );
	expect( load ).not.toHaveBeenCalled();
} );

it( 'attributes filters, plugins and actions to their namespace', () => {
	const { view, scriptStatistics } = setUp();
	const { wc, wp } = view;
	wc.blocksCheckout.registerCheckoutFilters( 'labels', {} );
	wp.plugins.registerPlugin( 'wrap', { render: () => null } );
	wp.hooks.addAction( 'some-action', 'demo/funnel', () => undefined );
	expect( [ ...scriptStatistics.names() ] ).toEqual( [
		[ 'labels', SCRIPT ],
		[ 'wrap', SCRIPT ],
		[ 'demo/funnel', SCRIPT ],
	] );
} );

it( 'times listeners and passes their arguments on', () => {
	const { view, given, calls } = setUp();
	const listener = jest.fn( () => 'answer' );
	view.wp.hooks.addAction( 'some-action', 'demo/funnel', listener, 5 );
	const [ name, namespace, timeIfFunction, priority ] = given();
	expect( [ name, namespace, priority ] ).toEqual( [
		'some-action',
		'demo/funnel',
		5,
	] );
	expect( timeIfFunction( 1, 2 ) ).toBe( 'answer' );
	expect( listener ).toHaveBeenCalledWith( 1, 2 );
	expect( calls( 'demo/funnel' ) ).toBe( 1 );
} );

it( 'attributes an unnamed listener to its script', () => {
	const { view, given, calls } = setUp();
	view.wc.blocksCheckoutEvents.checkoutEvents.onCheckoutSuccess(
		() => undefined
	);
	given()[ 0 ]();
	expect( calls( SCRIPT ) ).toBe( 1 );
} );

const Counter = ( { label }: { label: string } ) => {
	const [ count, setCount ] = useState( 0 );
	return (
		<button onClick={ () => setCount( count + 1 ) }>
			{ label } { count }
		</button>
	);
};

it( 'counts the renders of a block, preserves its state and marks its region', async () => {
	const { view, given, scriptStatistics, calls } = setUp();
	const metadata = { name: 'demo/block', parent: 'area' };
	view.wc.blocksCheckout.registerCheckoutBlock( {
		metadata,
		component: Counter,
	} );
	const [ options ] = given();
	expect( options.metadata ).toBe( metadata );
	const Block: ComponentType< { label: string } > = options.component;
	const { rerender } = render( <Block label="Once" /> );
	await userEvent.click( screen.getByRole( 'button' ) );
	rerender( <Block label="Again" /> );
	const button = screen.getByRole( 'button', { name: 'Again 1' } );
	expect( scriptStatistics.getCounters( 'demo/block' ).renders ).toBe( 3 );
	expect( calls( 'demo/block' ) ).toBe( 3 );
	expect( button.closest( '[data-sf-add-on="demo/block"]' ) ).toHaveStyle( {
		display: 'contents',
	} );
} );

it( 'rethrows the errors of a component', () => {
	const { view, given, calls } = setUp();
	view.wc.blocksCheckout.registerCheckoutBlock( {
		metadata: { name: 'demo/block' },
		component: () => {
			throw new Error( 'No' );
		},
	} );
	expect( () => render( createElement( given()[ 0 ].component ) ) ).toThrow(
		'No'
	);
	// React 18 also logs the error here, React 19 doesn't.
	jest.spyOn( console, 'error' ).mockClear();
	expect( calls( 'demo/block' ) ).toBeGreaterThan( 0 );
} );

it( 'attributes a fill to its plugin', () => {
	const { view, given, scriptStatistics } = setUp();
	const { ExperimentalOrderMeta } = view.wc.blocksCheckout;
	view.wp.plugins.registerPlugin( 'wrap', {
		scope: 'some-scope',
		render: () => (
			<ExperimentalOrderMeta>
				<>
					<Counter label="Wrap" />
				</>
			</ExperimentalOrderMeta>
		),
	} );
	const [ , { scope, render: Plugin } ] = given();
	expect( scope ).toBe( 'some-scope' );
	render( <Plugin /> );
	expect( screen.getByRole( 'button', { name: 'Wrap 0' } ) ).toBeVisible();
	expect( scriptStatistics.getCounters( 'wrap' ).renders ).toBe( 2 );
} );

describe( 'a payment method', () => {
	const method = {
		name: 'invoice',
		label: 'Invoice',
		ariaLabel: 'Invoice',
		edit: null,
		canMakePayment: () => true,
	};

	it( 'is passed on with the same properties', () => {
		const { view, given } = setUp();
		view.wc.wcBlocksRegistry.registerPaymentMethod( method );
		const [ options ] = given();
		expect( Object.keys( options ) ).toEqual( Object.keys( method ) );
		expect( options ).toMatchObject( {
			name: 'invoice',
			label: 'Invoice',
			edit: null,
		} );
	} );

	it( 'is timed when the page calls canMakePayment() and when it renders', () => {
		const { view, given, scriptStatistics, calls } = setUp();
		const onPaymentSetup = jest.fn();
		const Content = ( {
			eventRegistration,
		}: {
			eventRegistration?: {
				onPaymentSetup: ( listen: () => void ) => void;
			};
		} ) => {
			eventRegistration?.onPaymentSetup( () => undefined );
			return <p>How to pay</p>;
		};
		view.wc.wcBlocksRegistry.registerPaymentMethod( {
			...method,
			content: <Content />,
		} );
		const [ options ] = given();
		expect( options.canMakePayment() ).toBe( true );
		expect( calls( 'invoice' ) ).toBe( 1 );
		const content: ReactElement< { eventRegistration?: unknown } > =
			options.content;
		render(
			cloneElement( content, { eventRegistration: { onPaymentSetup } } )
		);
		expect( screen.getByText( 'How to pay' ) ).toBeVisible();
		expect( scriptStatistics.getCounters( 'invoice' ).renders ).toBe( 1 );
		act( () => onPaymentSetup.mock.lastCall?.[ 0 ]() );
		expect( calls( 'invoice' ) ).toBe( 3 );
	} );

	it( 'receives a stable subscribe function, as effects require', () => {
		const { view, given } = setUp();
		const seen = new Set< unknown >();
		const Content = ( {
			eventRegistration,
		}: {
			eventRegistration?: { onPaymentSetup: unknown };
		} ) => {
			seen.add( eventRegistration?.onPaymentSetup );
			return null;
		};
		view.wc.wcBlocksRegistry.registerPaymentMethod( {
			...method,
			content: <Content />,
		} );
		const content: ReactElement< { eventRegistration?: unknown } > =
			given()[ 0 ].content;
		const onPaymentSetup = () => undefined;
		const show = () =>
			cloneElement( content, { eventRegistration: { onPaymentSetup } } );
		const { rerender } = render( show() );
		rerender( show() );
		expect( seen.size ).toBe( 1 );
	} );

	it( 'may be created by a function, which the page calls', () => {
		const { view, given } = setUp();
		const createMethod = () => method;
		view.wc.wcBlocksRegistry.registerPaymentMethod( createMethod );
		expect( given() ).toEqual( [ createMethod ] );
	} );
} );

it.each( [ 18, 19 ] as const )(
	'measures fills with elements of the JSX runtime of React %s',
	( runtime ) => {
		const { view } = setUp();
		const { ExperimentalOrderMeta } = view.wc.blocksCheckout;
		const { jsx } = loadJsxRuntime( runtime );
		render(
			<ExperimentalOrderMeta>
				{ jsx( 'p', { children: 'Gift' } ) }
			</ExperimentalOrderMeta>
		);
		expect( screen.getByText( 'Gift' ) ).toBeVisible();
	}
);
