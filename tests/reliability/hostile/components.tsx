import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { throwHostileError, neverSettle, HARMLESS_TEXT } from './hostile-case';

/** What an add-on renders, each in another way that cannot be. */

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

/** As of the second time that it is rendered. */
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

/** A promise is thrown, for which React waits. */
export const Suspends = (): ReactNode => {
	throw neverSettle();
};

/** What a script without types may well render. */
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

/** Ten thousand elements. */
export const RendersLargeTree = (): ReactNode =>
	Array.from( { length: 10_000 }, ( _, index ) => <i key={ index } /> );

/** Writes all over what it is given. */
export const MutatesProps = ( props: object ): ReactNode => {
	for ( const value of Object.values( props ) ) {
		mutateDeeply( value );
	}
	return null;
};

/** Writes all over whatever it is given, as deep as it goes. */
export const mutateDeeply = ( value: unknown, depth = 4 ): void => {
	if (
		typeof value !== 'object' ||
		value === null ||
		depth === 0 ||
		// What React works with is not ours to keep from anybody.
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

/** What parts are given, each where it is given it. */
interface GivenProps {
	checkoutExtensionData?: Functions;
	validation?: Functions;
	eventRegistration?: Functions;
	children?: ReactNode;
}

const ERROR = { wrap: { message: 'Choose a paper', hidden: false } };
const refuse = () =>
	( { type: 'error', errorMessage: 'Choose a paper' } ) as const;

/** All functions in what a part is given, as an author lists them whose tools ask for it. */
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

/** Writes equal contents whenever a function is another one than before. */
export const MutatesThroughCallbacks = ( props: GivenProps ): ReactNode => {
	const known = useRef< unknown[] >( [] );
	const [ writes, setWrites ] = useState( 0 );
	useEffect( () => {
		const functions = functionsIn( props );
		const isNews =
			functions.length !== known.current.length ||
			functions.some(
				( each, index ) => each !== known.current[ index ]
			);
		known.current = functions;
		if ( ! isNews ) {
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

/** Registers errors and listeners that refuse, in every way that there is, and never takes them back. */
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once is enough.
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

/** Each component with what it does, and what is said of it on a report card. */
export const PARTS = [
	[ 'throws while it renders', Throws, 'threw' ],
	[ 'throws null while it renders', ThrowsNull, 'threw' ],
	[ 'throws in an effect', ThrowsInEffect, 'threw' ],
	[ 'throws in a layout effect', ThrowsInLayoutEffect, 'threw' ],
	[ 'throws after half a second', ThrowsLater, 'threw' ],
	[ 'throws when it goes', ThrowsOnUnmount, null ],
	[ 'waits for something that never comes', Suspends, null ],
	[ 'renders an object', RendersAnObject, 'threw' ],
	[ 'renders a promise', RendersAPromise, 'threw' ],
	[ 'renders without an end', LoopsInRender, 'renderLoop' ],
	[ 'renders without an end by an effect', LoopsInEffect, 'renderLoop' ],
	[
		'renders without an end by a layout effect',
		LoopsInLayoutEffect,
		'renderLoop',
	],
	[ 'renders ten thousand elements', RendersLargeTree, null ],
	[ 'writes into what it is given', MutatesProps, 'mutatedInput' ],
	[
		'writes in an effect that depends on every function it is given',
		MutatesThroughCallbacks,
		null,
	],
	[
		'leaves errors and listeners behind and throws',
		LeavesErrorsAndThrows,
		'threw',
	],
	[
		'leaves errors and listeners behind and renders without an end',
		LeavesErrorsAndLoops,
		'renderLoop',
	],
] as const;

/** Places of those that write by functions, and of those that leave something behind. */
export const LOOP_AND_STALE_ERRORS = [ 14, 15, 16 ];

/** Some of many, by their places: what is tried in full at one point need not be so at its neighbours. */
export const some = < Each, >(
	of: readonly Each[],
	...indexes: readonly number[]
): Each[] => of.filter( ( _, index ) => indexes.includes( index ) );
