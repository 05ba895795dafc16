import { isRecord } from '@shopfront/store-api';
import {
	registerName,
	getString,
	timeIfFunction,
	withTiming,
	withTimedArgument,
	type Instrumentation,
} from './instrumentation';
import type { Props } from './render-profiler';
import {
	wrapAllFunctions,
	wrapFunctions,
	type Callable,
} from './wrap-functions';

const ELEMENTS = [ 'label', 'content', 'savedTokenComponent' ];

/** Times listeners. Returns the same function for the same source, because effects depend on it. */
const createTimedSubscribe = ( instrumentation: Instrumentation ) => {
	const known = new WeakMap< Callable, Map< string, Callable > >();
	return ( name: string, subscribe: Callable ): Callable => {
		const byName = known.get( subscribe ) ?? new Map< string, Callable >();
		const made =
			byName.get( name ) ??
			withTimedArgument( instrumentation, 0, () => name )( subscribe );
		known.set( subscribe, byName.set( name, made ) );
		return made;
	};
};

export const instrumentPaymentMethods = (
	registry: unknown,
	instrumentation: Instrumentation
): unknown => {
	const { measureComponent, measureElement } = instrumentation.profiler;
	const timeListeners = createTimedSubscribe( instrumentation );
	/** Payment methods subscribe to events through the props of their elements. */
	const withEvents = ( name: string ) => ( props: Props ) =>
		'eventRegistration' in props
			? {
					...props,
					eventRegistration: wrapAllFunctions(
						props.eventRegistration,
						( subscribe ) => timeListeners( name, subscribe )
					),
				}
			: props;
	const measured = ( options: unknown ): unknown => {
		if ( ! isRecord( options ) ) {
			return options;
		}
		const name = registerName(
			instrumentation,
			getString( options, 'name' )
		);
		const change = withEvents( name );
		const read = ( key: string, value: unknown ): unknown => {
			if ( key === 'canMakePayment' ) {
				return timeIfFunction( instrumentation, name, value );
			}
			if ( key === 'placeOrderButton' ) {
				return measureComponent( name, value, change );
			}
			return ELEMENTS.includes( key )
				? measureElement( name, value, change )
				: value;
		};
		return Object.fromEntries(
			Object.entries( options ).map( ( [ key, value ] ) => [
				key,
				read( key, value ),
			] )
		);
	};
	const instrumentRegistration =
		( register: Callable ): Callable =>
		( options ) =>
			register( measured( options ) );
	return wrapFunctions( registry, {
		// Lookups do their own timing.
		registerAddressLookup: ( register ) => ( options ) => {
			registerName(
				instrumentation,
				isRecord( options ) ? getString( options, 'name' ) : ''
			);
			return register( options );
		},
		registerPaymentMethod: instrumentRegistration,
		registerExpressPaymentMethod: instrumentRegistration,
		registerPaymentMethodExtensionCallbacks:
			( register ) => ( namespace, callbacks ) => {
				const name = registerName( instrumentation, namespace );
				return register(
					namespace,
					wrapAllFunctions(
						callbacks,
						withTiming( instrumentation, name )
					)
				);
			},
	} );
};
