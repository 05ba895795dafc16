import { act, render, screen } from '@testing-library/react';
import { validationStore } from '@shopfront/data/validation';
import { useDispatch, useRegistry, type DataRegistry } from '@wordpress/data';
import {
	Component,
	StrictMode,
	useEffect,
	useLayoutEffect,
	useState,
} from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { createBlocksCheckoutEvents } from '../../globals/blocks-checkout-events';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { BlockAppProvider, ExtensionPointsProvider } from '..';
import { AddOnErrorBoundary } from './add-on-error-boundary';
import { AddOnScopeProvider } from './add-on-scope-provider';
import { getCurrentAddOnScope } from './add-on-scope';
import { withRenderLimit } from './render-limit';

const WRONG = { mine: { message: 'Wrong', hidden: false } };

let app: TestApp;
let listen: ( listener: () => unknown ) => () => void;

beforeEach( () => {
	app = createTestApp( { cart: null } );
	listen = createBlocksCheckoutEvents( app.events, document, {
		getCurrentAddOnScope,
	} ).checkoutEvents.onCheckoutValidation;
} );
afterEach( () => app.stop() );

const errors = () =>
	Object.keys( app.registry.select( validationStore ).getValidationErrors() );
/** Sets an error through the globals, like a script without React. */
const setError = (
	registry: Pick< DataRegistry, 'dispatch' > = app.registry
) => void registry.dispatch( validationStore ).setValidationErrors( WRONG );

const show = ( type: ComponentType, isThere = true ) => {
	const Part = ( withRenderLimit( type, () => performance.now() ) ??
		type ) as ComponentType;
	return (
		<BlockAppProvider app={ app }>
			<ExtensionPointsProvider
				extensionPoints={ app.pageExtensionPoints }
			>
				{ isThere && (
					<AddOnErrorBoundary
						addOn="test"
						extensionPoint="test"
						statistics={ app.pageExtensionPoints.statistics }
						fallback={ () => 'Failed' }
					>
						<AddOnScopeProvider>
							<Part />
						</AddOnScopeProvider>
					</AddOnErrorBoundary>
				) }
				<p>Rest of the page</p>
			</ExtensionPointsProvider>
		</BlockAppProvider>
	);
};

type UseRegistration = () => ReactNode;

const Inner = ( { useRegistration }: { useRegistration: UseRegistration } ) =>
	useRegistration();

const Button = () => {
	const { setValidationErrors } = useDispatch( validationStore );
	return (
		<button
			type="button"
			onClick={ () => void setValidationErrors( WRONG ) }
		>
			Go wrong
		</button>
	);
};

class OnMount extends Component {
	override componentDidMount() {
		setError();
	}

	override render() {
		return null;
	}
}

const REGISTRATIONS: ReadonlyArray< [ what: string, UseRegistration ] > = [
	[
		'an error set with useDispatch in an effect',
		() => {
			const { setValidationErrors } = useDispatch( validationStore );
			useEffect( () => void setValidationErrors( WRONG ) );
			return null;
		},
	],
	[
		'an error set with useDispatch without a store',
		() => {
			const dispatch = useDispatch() as unknown as ( name: string ) => {
				setValidationErrors: ( errors: object ) => unknown;
			};
			useEffect(
				() =>
					void dispatch( 'wc/store/validation' ).setValidationErrors(
						WRONG
					)
			);
			return null;
		},
	],
	[
		'an error set with useRegistry in a layout effect',
		() => {
			const registry = useRegistry();
			useLayoutEffect( () => setError( registry ) );
			return null;
		},
	],
	[
		'an error set with useDispatch in a handler',
		() => {
			useEffect( () => screen.queryByRole( 'button' )?.click(), [] );
			return <Button />;
		},
	],
	[
		'an error set through the globals during render',
		() => {
			setError();
			return null;
		},
	],
	[
		'an error set through the globals in an effect',
		() => {
			useEffect( () => setError() );
			return null;
		},
	],
	[
		'an error set through the globals in a layout effect',
		() => {
			useLayoutEffect( () => setError() );
			return null;
		},
	],
	[
		'an error set through the globals in an effect of a nested component',
		() => {
			const useEffectInside = () => {
				useEffect( () => setError(), [] );
				return null;
			};
			return <Inner useRegistration={ useEffectInside } />;
		},
	],
	[
		'an error set through the globals when a class component mounts',
		() => <OnMount />,
	],
	[
		'an error set by a listener',
		() => {
			useEffect( () => listen( () => setError() ), [] );
			return null;
		},
	],
	[
		'a listener that fails',
		() => {
			useEffect( () => {
				listen( () => ( { type: 'error', errorMessage: 'No' } ) );
			} );
			return null;
		},
	],
	[
		'a listener that fails asynchronously',
		() => {
			useLayoutEffect( () => {
				listen( async () => ( { type: 'failure' } ) );
			} );
			return null;
		},
	],
];

/** Ways a part can end, each built from the hook that registers something. */
const ENDINGS: ReadonlyArray<
	[
		how: string,
		( useRegistration: UseRegistration ) => ComponentType,
		isFault: boolean,
	]
> = [
	[ 'unmounts', ( useRegistration ) => () => useRegistration(), false ],
	[
		'throws when it rerenders',
		( useRegistration ) => () => {
			const [ isSecond, setIsSecond ] = useState( false );
			const shown = useRegistration();
			useEffect( () => {
				setTimeout( () => setIsSecond( true ), 100 );
			}, [] );
			if ( isSecond ) {
				throw new Error( 'It broke' );
			}
			return shown;
		},
		true,
	],
	[
		'throws in an effect',
		( useRegistration ) => () => {
			const [ isSecond, setIsSecond ] = useState( false );
			const shown = useRegistration();
			useEffect( () => {
				setTimeout( () => setIsSecond( true ), 100 );
				if ( isSecond ) {
					throw new Error( 'It broke' );
				}
			}, [ isSecond ] );
			return shown;
		},
		true,
	],
	[
		'renders endlessly',
		( useRegistration ) => () => {
			const [ count, setCount ] = useState( 0 );
			const shown = useRegistration();
			useEffect( () => {
				const timer = setTimeout( () => setCount( 1 ), 100 );
				if ( count > 0 ) {
					setCount( count + 1 );
				}
				return () => clearTimeout( timer );
			}, [ count ] );
			return shown;
		},
		true,
	],
];

describe.each( ENDINGS )(
	'removes the registrations of a part that %s',
	( how, make, isFault ) => {
		beforeEach( () => jest.useFakeTimers() );
		afterEach( () => jest.useRealTimers() );

		it.each( REGISTRATIONS )( '%s', async ( _what, useRegistration ) => {
			const part = make( useRegistration );
			const { rerender, unmount } = render( show( part ) );
			const notify = () => app.events.checkoutValidation.notify();
			const before = [ ...( await notify() ), ...errors() ];
			expect( before ).not.toEqual( [] );
			await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
			if ( ! isFault ) {
				rerender( show( part, false ) );
			}
			expect( screen.queryAllByText( 'Failed' ) ).toHaveLength(
				isFault ? 1 : 0
			);
			expect( screen.getByText( 'Rest of the page' ) ).toBeVisible();
			expect( await notify() ).toEqual( [] );
			expect( errors() ).toEqual( [] );
			// Faults are logged for developers, and some endings aren't faults.
			// eslint-disable-next-line no-console -- It is the mock of the test environment.
			jest.mocked( console.error ).mockClear();
			unmount();
		} );
	}
);

it.each( [
	[ 'throws in its first render', true ],
	[ 'throws in its first effect', false ],
] )( 'removes the registrations of a part that %s', ( _how, isAtOnce ) => {
	const Part = () => {
		const { setValidationErrors } = useDispatch( validationStore );
		if ( isAtOnce ) {
			void setValidationErrors( WRONG );
			throw new Error( 'It broke' );
		}
		useEffect( () => {
			setError();
			listen( () => ( { type: 'error' } ) );
			throw new Error( 'It broke' );
		} );
		return null;
	};
	render( show( Part ) );
	expect( screen.getByText( 'Failed' ) ).toBeVisible();
	expect( errors() ).toEqual( [] );
	expect( app.events.checkoutValidation.hasListeners() ).toBe( false );
	expect( console ).toHaveErrored();
} );

it( 'ignores registrations of an unmounted part', async () => {
	let lazy = () => {};
	const Part = () => {
		const registry = useRegistry();
		lazy = () => setError( registry );
		return null;
	};
	const { rerender } = render( show( Part ) );
	rerender( show( Part, false ) );
	lazy();
	expect( errors() ).toEqual( [] );
} );

it( 'ignores the failure response of a listener whose part unmounted before it resolved', async () => {
	let answer: ( response: object ) => void = () => {};
	const Part = () => {
		useEffect( () => {
			listen( () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		}, [] );
		return null;
	};
	const { rerender } = render( show( Part ) );
	const responses = app.events.checkoutValidation.notify();
	rerender( show( Part, false ) );
	answer( { type: 'error', validationErrors: WRONG } );
	expect( await responses ).toEqual( [] );
} );

it( 'retains the registrations of a part in Strict Mode', async () => {
	const Part = () => {
		const { setValidationErrors } = useDispatch( validationStore );
		useLayoutEffect( () => listen( () => ( { type: 'error' } ) ), [] );
		useEffect( () => listen( () => ( { type: 'error' } ) ), [] );
		useEffect(
			() => void setValidationErrors( WRONG ),
			[ setValidationErrors ]
		);
		return null;
	};
	render( <StrictMode>{ show( Part ) }</StrictMode> );
	expect( await app.events.checkoutValidation.notify() ).toHaveLength( 2 );
	expect( errors() ).toEqual( [ 'mine' ] );
} );

it( 'gives a part the same registry and actions on every render', () => {
	const seen = new Set< unknown >();
	const Part = () => {
		const [ n, setN ] = useState( 0 );
		seen.add( useRegistry() );
		seen.add( useDispatch( validationStore ) );
		seen.add( useDispatch() );
		useEffect( () => setN( Math.min( n + 1, 5 ) ), [ n ] );
		return <p>{ n }</p>;
	};
	render( show( Part ) );
	expect( screen.getByText( '5' ) ).toBeVisible();
	expect( seen.size ).toBe( 3 );
} );

it( 'attributes an error that the page sets after a failed effect to the page', () => {
	const Part = () => {
		useEffect( () => {
			throw new Error( 'It broke' );
		} );
		return null;
	};
	render( show( Part ) );
	setError();
	expect( errors() ).toEqual( [ 'mine' ] );
	expect( console ).toHaveErrored();
} );
