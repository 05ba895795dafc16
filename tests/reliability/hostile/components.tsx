import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { throwHostileError, neverSettle, HARMLESS_TEXT } from './hostile-case';

export const Throws = (): ReactNode => throwHostileError();

export const ThrowsNull = (): ReactNode => {
	throw null;
};

export const ThrowsInEffect = (): ReactNode => {
	useEffect( throwHostileError, [] );
	return null;
};

export const ThrowsInLayoutEffect = (): ReactNode => {
	useLayoutEffect( throwHostileError, [] );
	return null;
};

export const ThrowsLater = (): ReactNode => {
	const [ isSecond, setIsSecond ] = useState( false );
	useEffect( () => {
		const timer = setTimeout( () => setIsSecond( true ), 500 );
		return () => clearTimeout( timer );
	}, [] );
	return isSecond ? throwHostileError() : null;
};

export const ThrowsOnUnmount = (): ReactNode => {
	useEffect( () => throwHostileError, [] );
	return null;
};

/** React suspends when it gets a promise. */
export const Suspends = (): ReactNode => {
	throw neverSettle();
};

/** Any value, as a script without types might return it. */
const asNode = ( value: unknown ): ReactNode => value as ReactNode;

export const RendersAnObject = (): ReactNode => asNode( { hostile: true } );

export const RendersAPromise = (): ReactNode =>
	asNode( Promise.resolve( 'hostile' ) );

export const LoopsInRender = (): ReactNode => {
	const [ count, setCount ] = useState( 0 );
	setCount( count + 1 );
	return null;
};

export const LoopsInEffect = (): ReactNode => {
	const [ count, setCount ] = useState( 0 );
	useEffect( () => setCount( count + 1 ) );
	return null;
};

export const LoopsInLayoutEffect = (): ReactNode => {
	const [ count, setCount ] = useState( 0 );
	useLayoutEffect( () => setCount( count + 1 ) );
	return null;
};

export const RendersLargeTree = (): ReactNode =>
	Array.from( { length: 10_000 }, ( _, index ) => <i key={ index } /> );

export const MutatesProps = ( props: object ): ReactNode => {
	for ( const value of Object.values( props ) ) {
		mutateDeeply( value );
	}
	return null;
};

export const mutateDeeply = ( value: unknown, depth = 4 ): void => {
	if (
		typeof value !== 'object' ||
		value === null ||
		depth === 0 ||
		// React elements aren't isolated.
		'$$typeof' in value
	) {
		return;
	}
	for ( const key of Object.keys( value ) ) {
		mutateDeeply( Reflect.get( value, key ), depth - 1 );
		Reflect.set( value, key, 'hostile' );
	}
};

type Functions = Readonly<
	Record< string, ( ...given: unknown[] ) => unknown >
>;

interface GivenProps {
	checkoutExtensionData?: Functions;
	validation?: Functions;
	eventRegistration?: Functions;
	children?: ReactNode;
}

const ERROR = { wrap: { message: 'Choose a paper', hidden: false } };
const refuse = () =>
	( { type: 'error', errorMessage: 'Choose a paper' } ) as const;

/** All functions in a part's props, for a complete dependency list. */
const functionsIn = ( value: unknown, depth = 3 ): unknown[] => {
	if ( typeof value === 'function' ) {
		return [ value ];
	}
	return typeof value === 'object' &&
		value !== null &&
		depth > 0 &&
		! ( '$$typeof' in value )
		? Object.values( value ).flatMap( ( each ) =>
				functionsIn( each, depth - 1 )
			)
		: [];
};

/** Updates state with equal content whenever one of its functions changes. */
export const MutatesThroughCallbacks = ( props: GivenProps ): ReactNode => {
	const known = useRef< unknown[] >( [] );
	const [ writes, setWrites ] = useState( 0 );
	useEffect( () => {
		const functions = functionsIn( props );
		const hasChanged =
			functions.length !== known.current.length ||
			functions.some(
				( each, index ) => each !== known.current[ index ]
			);
		known.current = functions;
		if ( ! hasChanged ) {
			return undefined;
		}
		setWrites( writes + 1 );
		const { checkoutExtensionData, validation, eventRegistration } = props;
		checkoutExtensionData?.setExtensionData?.( 'gift', 'wrap', [
			{ paper: 'red' },
		] );
		validation?.setValidationErrors?.( ERROR );
		validation?.clearValidationError?.( 'wrap' );
		const stop = eventRegistration?.onCheckoutValidation?.( () => true );
		return () => {
			if ( typeof stop === 'function' ) {
				stop();
			}
		};
	} );
	return writes > 0 && writes < 5 ? HARMLESS_TEXT : null;
};

/** Sets errors and registers rejecting observers in every possible way, and never removes them. */
const useStaleErrors = ( { validation, eventRegistration }: GivenProps ) => {
	const { data } = Reflect.get( window, 'wp' );
	const { setValidationErrors } = data.useDispatch( 'wc/store/validation' );
	useEffect( () => {
		validation?.setValidationErrors?.( ERROR );
		setValidationErrors( { hook: ERROR.wrap } );
		data.dispatch( 'wc/store/validation' ).setValidationErrors( {
			direct: ERROR.wrap,
		} );
		eventRegistration?.onCheckoutValidation?.( refuse );
		eventRegistration?.onPaymentSetup?.( refuse );
		eventRegistration?.onCheckoutSuccess?.( refuse );
		const { blocksCheckoutEvents } = Reflect.get( window, 'wc' );
		blocksCheckoutEvents.checkoutEvents.onCheckoutValidation( refuse );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Runs once on mount.
	}, [] );
};

export const LeavesErrors = ( props: GivenProps ): ReactNode => {
	useStaleErrors( props );
	return null;
};

export const LeavesErrorsAndThrows = ( props: GivenProps ): ReactNode => {
	useStaleErrors( props );
	return ThrowsLater();
};

export const LeavesErrorsAndLoops = ( props: GivenProps ): ReactNode => {
	useStaleErrors( props );
	return LoopsInEffect();
};

/** With the kind of each fault in the add-on statistics. */
export const PARTS = [
	[ 'throws during render', Throws, 'threw' ],
	[ 'throws null during render', ThrowsNull, 'threw' ],
	[ 'throws in an effect', ThrowsInEffect, 'threw' ],
	[ 'throws in a layout effect', ThrowsInLayoutEffect, 'threw' ],
	[ 'throws after half a second', ThrowsLater, 'threw' ],
	[ 'throws on unmount', ThrowsOnUnmount, null ],
	[ 'suspends forever', Suspends, null ],
	[ 'renders an object', RendersAnObject, 'threw' ],
	[ 'renders a promise', RendersAPromise, 'threw' ],
	[ 'renders endlessly', LoopsInRender, 'renderLoop' ],
	[ 'renders endlessly through an effect', LoopsInEffect, 'renderLoop' ],
	[
		'renders endlessly through a layout effect',
		LoopsInLayoutEffect,
		'renderLoop',
	],
	[ 'renders ten thousand elements', RendersLargeTree, null ],
	[ 'mutates its props', MutatesProps, 'mutatedInput' ],
	[
		'updates state in an effect that depends on all its functions',
		MutatesThroughCallbacks,
		null,
	],
	[
		'leaves errors and listeners behind and throws',
		LeavesErrorsAndThrows,
		'threw',
	],
	[
		'leaves errors and listeners behind and renders endlessly',
		LeavesErrorsAndLoops,
		'renderLoop',
	],
] as const;

/** Parts that update state through callbacks, or leave errors behind, by index. */
export const LOOP_AND_STALE_ERRORS = [ 14, 15, 16 ];

/** Selects cases by index: similar extension points needn't repeat all of them. */
export const some = < Each, >(
	of: readonly Each[],
	...indexes: readonly number[]
): Each[] => of.filter( ( _, index ) => indexes.includes( index ) );
