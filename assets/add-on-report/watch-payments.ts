import { isRecord } from '@shopfront/store-api';
import {
	note,
	textIn,
	timed,
	timing,
	timingArgument,
	type Doors,
} from './doors';
import type { Props } from './measured-component';
import { mapFunctions, withWrapped, type Callable } from './wrap-member';

/** What of a way to pay is an element. */
const ELEMENTS = [ 'label', 'content', 'savedTokenComponent' ];

/** Functions that subscribe, with listeners timed; the same one for the same one, since effects depend on them. */
const createSubscribing = ( doors: Doors ) => {
	const known = new WeakMap< Callable, Map< string, Callable > >();
	return ( name: string, subscribe: Callable ): Callable => {
		const byName = known.get( subscribe ) ?? new Map< string, Callable >();
		const made =
			byName.get( name ) ??
			timingArgument( doors, 0, () => name )( subscribe );
		known.set( subscribe, byName.set( name, made ) );
		return made;
	};
};

/** `wc.wcBlocksRegistry`, watched: what ways to pay are asked, and what they show. */
export function watchPayments( registry: unknown, doors: Doors ): unknown {
	const { measureComponent, measureElement } = doors.measuring;
	const subscribing = createSubscribing( doors );
	/** A way to pay subscribes by what its parts are given. */
	const withEvents = ( name: string ) => ( props: Props ) =>
		'eventRegistration' in props
			? {
					...props,
					eventRegistration: mapFunctions(
						props.eventRegistration,
						( subscribe ) => subscribing( name, subscribe )
					),
				}
			: props;
	const measured = ( options: unknown ): unknown => {
		if ( ! isRecord( options ) ) {
			return options;
		}
		const name = note( doors, textIn( options, 'name' ) );
		const change = withEvents( name );
		const read = ( key: string, value: unknown ): unknown => {
			if ( key === 'canMakePayment' ) {
				return timed( doors, name, value );
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
	const registering =
		( register: Callable ): Callable =>
		( options ) =>
			register( measured( options ) );
	return withWrapped( registry, {
		registerPaymentMethod: registering,
		registerExpressPaymentMethod: registering,
		registerPaymentMethodExtensionCallbacks:
			( register ) => ( namespace, callbacks ) => {
				const name = note( doors, namespace );
				return register(
					namespace,
					mapFunctions( callbacks, timing( doors, name ) )
				);
			},
	} );
}
