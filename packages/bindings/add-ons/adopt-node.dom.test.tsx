import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	Component,
	createContext,
	createPortal,
	createRef,
	forwardRef,
	lazy,
	memo,
	Suspense,
	useState,
} from '@wordpress/element';
import { version } from 'react';
import type { ReactElement, ReactNode } from 'react';
import {
	loadJsxRuntime,
	type ReactVersion,
} from '../../../tests/fixtures/jsx-runtime';
import type { PageExtensionPoints } from '../app/page-extension-points';
import { CheckoutPluginArea } from './checkout-plugin-area';
import { createSlotFill } from './create-slot-fill';
import { ExtensionPointsProvider } from './extension-points-provider';
import { createPageExtensionPoints } from './page-extension-points';

const VERSIONS: readonly ReactVersion[] = [ 18, 19 ];

let extensionPoints: PageExtensionPoints;

beforeEach( () => {
	extensionPoints = createPageExtensionPoints( {
		isAdmin: () => false,
		now: () => performance.now(),
	} );
} );

const open = ( children: ReactNode ) =>
	render(
		<ExtensionPointsProvider extensionPoints={ extensionPoints }>
			{ children }
		</ExtensionPointsProvider>
	);

const show = ( element: ReactElement, props: object = {} ) =>
	open(
		<main>
			{ extensionPoints.isolateElement(
				'card',
				'payment-content',
				element,
				{ ...props }
			) }
		</main>
	);
const text = () => screen.getByRole( 'main' ).textContent;

describe.each( VERSIONS )(
	`On React ${ version }, with the JSX runtime of %s,`,
	( runtime ) => {
		const { jsx, jsxs, Fragment } = loadJsxRuntime( runtime );

		it( 'renders nested elements of HTML, fragments, lists and components', () => {
			const Item = ( { name }: { name: string } ) =>
				jsx( 'li', { children: name } );
			const List = ( { names }: { names: string[] } ) =>
				jsxs( Fragment, {
					children: [
						jsx( 'h2', { children: 'Cards' } ),
						jsx( 'ul', {
							children: names.map( ( name ) =>
								jsx( Item, { name }, name )
							),
						} ),
					],
				} );
			show( jsx( List, { names: [ 'Visa', 'Amex' ] } ) );
			expect( text() ).toBe( 'CardsVisaAmex' );
			expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
		} );

		it( 'renders an element of HTML, without props', () => {
			show( jsx( 'p', { children: jsx( 'b', { children: 'Card' } ) } ), {
				components: {},
			} );
			expect( screen.getByRole( 'main' ).innerHTML ).toBe(
				'<p><b>Card</b></p>'
			);
		} );

		it( 'passes props and preserves state, with hooks of the page', async () => {
			const Content = ( { total }: { total?: number } ) => {
				const [ count, setCount ] = useState( 0 );
				return jsx( 'button', {
					onClick: () => setCount( count + 1 ),
					children: `${ total } ${ count }`,
				} );
			};
			const element = jsx( Content, {} );
			const { rerender } = show( element, { total: 5 } );
			await userEvent.click( screen.getByRole( 'button' ) );
			rerender(
				<ExtensionPointsProvider extensionPoints={ extensionPoints }>
					<main>
						{ extensionPoints.isolateElement(
							'card',
							'payment-content',
							element,
							{ total: 6 }
						) }
					</main>
				</ExtensionPointsProvider>
			);
			expect( text() ).toBe( '6 1' );
		} );

		it( 'renders classes with their state and refs', () => {
			class Content extends Component< object, { name: string } > {
				override state = { name: 'Card' };

				override render() {
					return jsx( 'p', { children: this.state.name } );
				}
			}
			const ref = createRef< Content >();
			show( jsx( Content, { ref } ) );
			expect( text() ).toBe( 'Card' );
			act( () => ref.current?.setState( { name: 'Bank' } ) );
			expect( text() ).toBe( 'Bank' );
		} );

		it( 'renders memo, forwardRef and lazy components', async () => {
			const Memo = memo( ( { name }: { name: string } ) =>
				jsx( 'i', { children: name } )
			);
			const Input = forwardRef< HTMLInputElement, { id: string } >(
				( props, ref ) => jsx( 'input', { ...props, ref } )
			);
			const Lazy = lazy( async () => ( {
				default: () => jsx( 'b', { children: 'later' } ),
			} ) );
			const ref = createRef< HTMLInputElement >();
			const Content = () =>
				jsxs( 'div', {
					children: [
						jsx( Memo, { name: 'now, ' } ),
						jsx( Input, { id: 'number', ref } ),
						jsx( Suspense, {
							fallback: jsx( 'i', { children: '…' } ),
							children: jsx( Lazy, {} ),
						} ),
					],
				} );
			show( jsx( Content, {} ) );
			expect( text() ).toBe( 'now, …' );
			expect( await screen.findByText( 'later' ) ).toBeVisible();
			expect( ref.current?.id ).toBe( 'number' );
		} );

		it( 'renders contexts and functions as children', () => {
			const Theme = createContext( 'light' );
			const Content = () =>
				jsx( Theme.Provider, {
					value: 'dark',
					children: jsx( Theme.Consumer, {
						children: ( theme: string ) =>
							jsx( 'p', { children: theme } ),
					} ),
				} );
			show( jsx( Content, {} ) );
			expect( text() ).toBe( 'dark' );
		} );

		it( 'renders portals, with events that bubble to the component', async () => {
			const target = document.body.appendChild(
				document.createElement( 'aside' )
			);
			const onClick = jest.fn();
			const Content = () =>
				jsx( 'div', {
					onClick,
					children: createPortal(
						jsx( 'button', { children: 'Pay' } ),
						target
					),
				} );
			show( jsx( Content, {} ) );
			expect( target.textContent ).toBe( 'Pay' );
			await userEvent.click( screen.getByRole( 'button' ) );
			expect( onClick ).toHaveBeenCalledTimes( 1 );
		} );

		it( 'renders elements that components of the page receive as props', () => {
			const Panel = ( {
				title,
				children,
			}: {
				title: ReactNode;
				children: ReactNode;
			} ) => (
				<section>
					{ title }: { children }
				</section>
			);
			const Content = () =>
				jsx( Panel, {
					title: jsx( 'b', { children: 'Card' } ),
					children: jsx( 'i', { children: 'Visa' } ),
				} );
			show( jsx( Content, {} ) );
			expect( text() ).toBe( 'Card: Visa' );
		} );

		it( 'applies default props of functions, nested ones too', () => {
			const Row = Object.assign(
				( { label, value }: { label?: string; value?: string } ) =>
					jsx( 'p', { children: `${ label }: ${ value }` } ),
				{ defaultProps: { label: 'Name', value: 'none' } }
			);
			const Content = Object.assign(
				( { title }: { title?: string } ) =>
					jsxs( 'div', {
						children: [ title, jsx( Row, { value: 'Ada' } ) ],
					} ),
				{ defaultProps: { title: 'Card, ' } }
			);
			show( jsx( Content, {} ), { title: undefined } );
			expect( text() ).toBe( 'Card, Name: Ada' );
			// React 18.3 warns that it applies its own runtime's default props.
			// eslint-disable-next-line no-console -- The mock of it.
			jest.mocked( console.error ).mockClear();
		} );

		it( 'renders fills: elements, fragments, portals and functions', () => {
			const { Fill, Slot } = createSlotFill( 'test' );
			const Seen = ( { cart }: { cart?: string } ) =>
				jsx( 'p', { children: `sees ${ cart }` } );
			open(
				<main>
					<Slot fillProps={ { cart: 'mug' } } />
					<Fill>
						{ jsxs( Fragment, {
							children: [
								jsx( Seen, {} ),
								jsx( 'i', { children: ', text' } ),
							],
						} ) }
					</Fill>
					<Fill>
						{ ( { cart } ) =>
							jsx( 'b', { children: `, ${ String( cart ) }` } )
						}
					</Fill>
				</main>
			);
			expect( text() ).toBe( 'sees mug, text, mug' );
		} );

		it( 'renders plugins and their fills', () => {
			const { Fill, Slot } = createSlotFill( 'test' );
			extensionPoints.plugins.registerPlugin( 'gift', {
				scope: 'woocommerce-checkout',
				render: () =>
					jsx( Fill, { children: jsx( 'p', { children: 'Gift' } ) } ),
			} );
			open(
				<main>
					<Slot />
					<CheckoutPluginArea />
				</main>
			);
			expect( text() ).toBe( 'Gift' );
		} );

		it( 'leaves the error of a component to its boundary', () => {
			const { Fill, Slot } = createSlotFill( 'test' );
			const Bad = () => {
				throw new Error( 'It broke' );
			};
			open(
				<main>
					<Slot />
					<Fill>{ jsx( () => jsx( Bad, {} ), {} ) }</Fill>
					<Fill>{ jsx( 'p', { children: 'Good' } ) }</Fill>
				</main>
			);
			expect( text() ).toBe( 'Good' );
			expect( console ).toHaveErrored();
		} );
	}
);

it( 'returns nodes of the page unchanged', () => {
	const element = <p>Card</p>;
	expect(
		extensionPoints.isolateElement( 'card', 'payment-content', element, {} )
	).toBe( element );
} );
