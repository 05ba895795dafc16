import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	useEffect,
	useLayoutEffect,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { CheckoutPluginArea } from './checkout-plugin-area';
import { createSlotFill } from './create-slot-fill';
import type {
	PageExtensionPoints,
	PluginHost,
} from '../app/page-extension-points';
import { createPageExtensionPoints } from './page-extension-points';
import { PAGE_SLOTS } from './page-slots';
import { readPluginHost } from './plugin-host';
import { SLOT_FILLS } from './slot-fills';
import { ExtensionPointsProvider } from './extension-points-provider';
import { useSlot, useSlotFills } from './use-slot';

const { Fill, Slot } = createSlotFill( 'test' );
const { ExperimentalOrderMeta: OrderMeta } = SLOT_FILLS;

let extensionPoints: PageExtensionPoints;

const open = (
	children: ReactNode,
	{
		isAdmin = false,
		pluginHost,
	}: { isAdmin?: boolean; pluginHost?: PluginHost } = {}
) => {
	extensionPoints = createPageExtensionPoints( {
		isAdmin: () => isAdmin,
		now: () => performance.now(),
		pluginHost,
	} );
	extensionPoints.provideSlots( PAGE_SLOTS );
	return render(
		<ExtensionPointsProvider extensionPoints={ extensionPoints }>
			{ children }
		</ExtensionPointsProvider>
	);
};

const Context = ( { context = 'none' }: { context?: string } ) => (
	<p>Seen in { context }</p>
);

const Bad = (): ReactNode => {
	throw new Error( 'It broke' );
};

const counter = ( () => {
	const listeners = new Set< () => void >();
	let count = 0;
	return {
		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		get: () => count,
		add: () => {
			count++;
			listeners.forEach( ( listener ) => listener() );
		},
	};
} )();

describe( 'Fill', () => {
	it( 'renders in its slot with the fill props', () => {
		open(
			<>
				<Fill>
					<Context />
					<>
						<Context />
					</>
					<em>Plain</em>
					words
				</Fill>
				<section aria-label="There">
					<Slot fillProps={ { context: 'the cart' } } className="x" />
				</section>
			</>
		);
		expect( screen.getByRole( 'region' ) ).toHaveTextContent(
			'Seen in the cartSeen in the cartPlainwords'
		);
		expect( screen.getByText( 'Plain' ) ).not.toHaveAttribute( 'context' );
	} );

	it( 'accepts a function of the fill props', () => {
		open(
			<>
				<Slot fillProps={ { n: 7 } } />
				<Fill>{ ( { n } ) => <b>{ String( n ) }</b> }</Fill>
			</>
		);
		expect( screen.getByText( '7' ) ).toBeVisible();
	} );

	it( 'renders in every slot of its name and follows their fill props', () => {
		const page = ( second: string ) => (
			<>
				<Slot fillProps={ { context: 'the page' } } />
				<Slot fillProps={ { context: second } } />
				<Fill>
					<Context />
				</Fill>
			</>
		);
		const { rerender } = open( page( 'the drawer' ) );
		expect( screen.getByText( 'Seen in the page' ) ).toBeVisible();
		expect( screen.getByText( 'Seen in the drawer' ) ).toBeVisible();
		rerender(
			<ExtensionPointsProvider extensionPoints={ extensionPoints }>
				{ page( 'a bar' ) }
			</ExtensionPointsProvider>
		);
		expect( screen.getByText( 'Seen in a bar' ) ).toBeVisible();
	} );

	it( 'preserves typed text when another slot of its name unmounts', async () => {
		const Slots = () => {
			const [ hasFirst, setFirst ] = useState( true );
			return (
				<>
					{ hasFirst && <Slot fillProps={ {} } /> }
					<section aria-label="Second">
						<Slot />
					</section>
					<button onClick={ () => setFirst( false ) }>Close</button>
				</>
			);
		};
		open(
			<>
				<Slots />
				<Fill>
					<input aria-label="Gift" />
				</Fill>
			</>
		);
		const [ , second ] = screen.getAllByLabelText( 'Gift' );
		await userEvent.type( second!, 'socks' );
		await userEvent.click( screen.getByText( 'Close' ) );
		expect( screen.getByLabelText( 'Gift' ) ).toBe( second );
		expect( second ).toHaveValue( 'socks' );
	} );

	it( 'receives the events of its children', async () => {
		const heard = jest.fn();
		open(
			<>
				<Slot />
				<section onClickCapture={ heard }>
					<Fill>
						<button>Wrap it</button>
					</Fill>
				</section>
			</>
		);
		await userEvent.click( screen.getByRole( 'button' ) );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'nothing to shoppers', false, '' ],
		[ 'the message to administrators', true, 'It broke' ],
	] )(
		'shows %s if a child throws, and renders the other children',
		( _, isAdmin, text ) => {
			const { container } = open(
				<>
					<Slot />
					<Fill>
						<Bad />
						<i>Next</i>
					</Fill>
					<Fill>{ () => <Bad /> }</Fill>
				</>,
				{ isAdmin }
			);
			expect( container ).toHaveTextContent(
				new RegExp( `^${ text }Next${ text }$` )
			);
			expect( extensionPoints.statistics.report() ).toMatchObject( [
				{
					addOn: 'test',
					errors: 2,
					faults: [ { kind: 'threw', message: 'It broke' } ],
				},
			] );
			expect( console ).toHaveErrored();
		}
	);

	it( 'shows an error with the renderer of its slot', () => {
		const Custom = createSlotFill( 'custom', ( message ) => (
			<strong>Oh: { message }</strong>
		) );
		open(
			<>
				<Custom.Slot />
				<Custom.Fill>
					<Bad />
				</Custom.Fill>
			</>,
			{ isAdmin: true }
		);
		expect( screen.getByText( 'Oh: It broke' ) ).toBeVisible();
		expect( console ).toHaveErrored();
	} );

	it.each( [
		[ 'after paint', useEffect ],
		[ 'before paint', useLayoutEffect ],
	] )( 'stops a child that renders endlessly %s', ( _, useSome ) => {
		const Endless = () => {
			const [ n, setN ] = useState( 0 );
			useSome( () => setN( n + 1 ) );
			return <p>{ n }</p>;
		};
		const { container } = open(
			<>
				<Slot />
				<Fill>
					<Endless />
				</Fill>
				<i>Goes on</i>
			</>
		);
		expect( container ).toHaveTextContent( /^Goes on$/ );
		expect( extensionPoints.statistics.report() ).toMatchObject( [
			{ faults: [ { kind: 'renderLoop' } ] },
		] );
		expect( console ).toHaveErrored();
	} );

	// These loops would block the page. React stops them at any depth.
	it.each( [
		[
			'during render',
			() => {
				const [ n, setN ] = useState( 0 );
				setN( n + 1 );
				return null;
			},
		],
		[
			'before paint',
			() => {
				const [ n, setN ] = useState( 0 );
				useLayoutEffect( () => setN( n + 1 ) );
				return null;
			},
		],
		[
			'through a store subscription',
			() => {
				const n = useSyncExternalStore(
					counter.subscribe,
					counter.get
				);
				useEffect( counter.add );
				return <>{ n }</>;
			},
		],
	] )(
		'stops a nested component that renders endlessly %s',
		( _, Endless ) => {
			const { container } = open(
				<>
					<Slot />
					<Fill>
						<div>
							<Endless />
						</div>
					</Fill>
					<Fill>
						<b>Next</b>
					</Fill>
					<i>Goes on</i>
				</>
			);
			expect( container ).toHaveTextContent( /^NextGoes on$/ );
			expect( extensionPoints.statistics.report() ).toMatchObject( [
				{ faults: [ { kind: 'renderLoop' } ] },
			] );
			expect( console ).toHaveErrored();
		}
	);
} );

describe( 'OrderMeta.Slot', () => {
	it( 'renders nothing without fills', () => {
		const { container } = open(
			<OrderMeta.Slot fillProps={ { context: 'x' } } />
		);
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'renders the class names of the contract with a fill', () => {
		const { container } = open(
			<>
				<OrderMeta.Slot fillProps={ { context: 'x' } } />
				<OrderMeta>
					<Context />
				</OrderMeta>
			</>
		);
		expect(
			container.querySelector(
				'.wc-block-components-totals-wrapper.slot-wrapper > .wc-block-components-order-meta'
			)
		).toHaveTextContent( 'Seen in x' );
	} );

	it( 'exposes a slot and its fills by name', () => {
		const Look = () => {
			const { ref, fillProps } = useSlot( 'test' );
			const count = useSlotFills( 'test' ).length;
			return (
				<output>
					{ `${ ref?.current.className } ${ String( fillProps?.a ) } ${ count }` }
				</output>
			);
		};
		open(
			<>
				<Look />
				<Slot className="here" fillProps={ { a: 1 } } />
				<Fill>x</Fill>
			</>
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'here 1 1' );
	} );
} );

describe( 'plugins', () => {
	const register = (
		name: string,
		component: () => ReactNode,
		scope?: string
	) =>
		act( () => {
			extensionPoints.plugins.registerPlugin( name, {
				scope,
				render: component,
			} );
		} );

	it( 'renders each plugin separately and removes it on request', () => {
		const { container } = open(
			<>
				<OrderMeta.Slot fillProps={ { context: 'x' } } />
				<CheckoutPluginArea />
			</>
		);
		const scope = 'woocommerce-checkout';
		register( 'bad', Bad, scope );
		register(
			'good',
			() => (
				<OrderMeta>
					<Context />
				</OrderMeta>
			),
			scope
		);
		register( 'elsewhere', () => <p>Elsewhere</p>, 'other' );
		register(
			'broken-fill',
			() => (
				<OrderMeta>
					<Bad />
				</OrderMeta>
			),
			scope
		);
		expect( container ).toHaveTextContent( /^Seen in x$/ );
		expect( screen.getByText( 'Seen in x' ) ).toBeVisible();
		expect(
			extensionPoints.statistics
				.report()
				.map( ( { addOn, faults } ) => [
					addOn,
					faults[ 0 ]?.extensionPoint,
				] )
		).toEqual( [
			[ 'bad', 'plugin' ],
			[ 'broken-fill', '__experimentalOrderMeta' ],
		] );
		act( () => {
			extensionPoints.plugins.unregisterPlugin( 'good' );
		} );
		expect( container ).toHaveTextContent( /^$/ );
		expect( console ).toHaveErrored();
	} );

	it( 'uses the plugin area of the host', () => {
		const host = readPluginHost( {
			wp: {
				plugins: {
					PluginArea: ( { scope }: { scope: string } ) => (
						<OrderMeta>
							<p>Host for { scope }</p>
							<Bad />
						</OrderMeta>
					),
					usePluginContext: () => ( { name: 'theirs' } ),
				},
			},
		} );
		open(
			<>
				<OrderMeta.Slot />
				<CheckoutPluginArea />
			</>,
			{ pluginHost: host ?? undefined }
		);
		expect(
			screen.getByText( 'Host for woocommerce-checkout' )
		).toBeVisible();
		expect( extensionPoints.statistics.report() ).toMatchObject( [
			{ addOn: 'theirs' },
		] );
		expect( console ).toHaveErrored();
	} );

	it.each( [ [ {} ], [ { wp: {} } ], [ { wp: { plugins: {} } } ] ] )(
		'uses the built-in plugin area for a host without plugins: %j',
		( view ) => {
			expect( readPluginHost( view ) ).toBeNull();
		}
	);
} );
