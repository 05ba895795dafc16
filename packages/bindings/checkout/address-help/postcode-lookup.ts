import {
	getStates,
	isPostcodeComplete,
	matchState,
	normalisePostcode,
	planPlaces,
	type Place,
	type PlaceKey,
	type PlaceValues,
} from '@shopfront/address';
import { isAddressKind, type CheckoutForm } from '@shopfront/checkout-form';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { decodeEntities } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { BlockApp } from '../../app/block-app';
import { findField } from './field-elements';
import { fillFields, type Fill } from './fill-fields';

/** Milliseconds without typing before a lookup. */
export const LOOKUP_PAUSE_MS = 250;

export type LookupState =
	| { status: 'none' | 'asking' | 'nothing' | 'undone' }
	| { status: 'filled'; names: string; fill: Fill }
	| {
			status: 'choice';
			choices: readonly { name: string; values: PlaceValues }[];
			/** -1 for none. */
			chosen: number;
			fill: Fill | null;
	  };

export interface PostcodeLookup {
	get: () => LookupState;
	choose: ( index: number ) => void;
	undo: () => void;
	/** Something else fills in the address: treats the filled values as the shopper's own. */
	release: () => void;
	/** Starts following the postcode. Returns the stop function. */
	start: () => () => void;
}

const NONE: LookupState = { status: 'none' };
const KEYS: readonly PlaceKey[] = [ 'city', 'state' ];

/**
 * The shop assumes this state for shoppers without an address. `null` if the shopper has entered part of the address,
 * or another state.
 */
const findShopState = (
	registry: BlockApp[ 'registry' ],
	form: CheckoutForm
): string | null => {
	const { location } = form;
	if ( ! isAddressKind( location ) ) {
		return null;
	}
	const known: ReturnType< CheckoutForm[ 'values' ] > = {
		...registry.select( cartStore ).getServerCart()[
			`${ location }Address`
		],
	};
	const { state, postcode } = known;
	const isEmpty = [ 'address_1', 'city' ].every(
		( key ) => ! known[ key ] && ! form.value( key )
	);
	return isEmpty && ! postcode && state && state === form.value( 'state' )
		? String( state )
		: null;
};

/**
 * Looks up a complete postcode if it could fill a city or state. Ignores answers for an earlier postcode, and answers
 * during an order.
 */
export const createPostcodeLookup = (
	{ registry, host, settings, extensionPoints }: BlockApp,
	form: CheckoutForm,
	onChange: () => void
): PostcodeLookup => {
	const { clock } = host;
	let state: LookupState = NONE;
	/** Country and postcode of the current state. */
	let question = '';
	let abort: AbortController | null = null;
	let lastFill: Fill | null = null;

	const set = ( next: LookupState ) => {
		if ( next !== state ) {
			state = next;
			onChange();
		}
	};
	const text = ( key: string ) => String( form.value( key ) );
	const isShown = ( key: string ) =>
		form.fields().some( ( each ) => each.key === key && ! each.hidden );
	const shopState = findShopState( registry, form );
	const canFill = ( key: PlaceKey ) =>
		text( key ) === '' ||
		lastFill?.has( key ) === true ||
		( key === 'state' && text( key ) === shopState );
	const getNames = () => getStates( text( 'country' ), settings.countryData );

	const plan = ( places: readonly Place[] ) => {
		const states = getNames();
		const hasList = Object.keys( states ).length > 0;
		return planPlaces( places, {
			values: Object.fromEntries(
				KEYS.filter( isShown ).map( ( key ) => [ key, text( key ) ] )
			),
			canFill,
			toState: ( name ) =>
				hasList ? ( matchState( name, states ) ?? '' ) : name,
		} );
	};

	/** As in "Springfield, Illinois". */
	const nameOf = ( { city, state: code }: PlaceValues ): string => {
		const stateName =
			code === undefined
				? undefined
				: decodeEntities( getNames()[ code ] ?? code );
		return [ city, stateName ].filter( Boolean ).join( ', ' );
	};

	const revert = () => {
		lastFill?.undo();
		lastFill = null;
	};
	const fill = ( values: PlaceValues ): Fill => {
		revert();
		lastFill = fillFields( form, { ...values } );
		return lastFill;
	};

	const receive = ( places: readonly Place[] ) => {
		// The shopper has confirmed the address on screen.
		if ( ! registry.select( checkoutStore ).isIdle() ) {
			set( { status: 'nothing' } );
			return;
		}
		revert();
		const { fill: values, choices } = plan( places );
		const filled = Object.keys( values ).length > 0 ? fill( values ) : null;
		if ( choices.length > 0 ) {
			set( {
				status: 'choice',
				choices: choices.map( ( choice ) => ( {
					name: nameOf( choice ),
					values: choice,
				} ) ),
				chosen: -1,
				fill: filled,
			} );
			speak(
				sprintf(
					/* translators: %d: number of places that have a postcode. */
					_n(
						'%d place has this postcode. Choose it in the list after the postcode.',
						'%d places have this postcode. Choose one in the list after the postcode.',
						choices.length,
						'shopfront'
					),
					choices.length
				)
			);
		} else if ( filled ) {
			const names = nameOf( values );
			set( { status: 'filled', names, fill: filled } );
			speak(
				sprintf(
					/* translators: %s: a city, a state or both, as "Springfield, Illinois". */
					__( 'Filled in: %s', 'shopfront' ),
					names
				)
			);
		} else {
			set( { status: 'nothing' } );
		}
	};

	const ask = async (
		postcode: string,
		country: string,
		controller: AbortController
	) => {
		await new Promise< void >( ( resolve ) =>
			clock.setTimeout( resolve, LOOKUP_PAUSE_MS )
		);
		const places = await extensionPoints
			.get()
			?.addressLookups.lookUp(
				{ postcode, country, signal: controller.signal },
				clock
			);
		if ( abort === controller ) {
			abort = null;
			receive( places ?? [] );
		}
	};

	const follow = () => {
		const country = text( 'country' );
		const postcode = normalisePostcode( text( 'postcode' ) ).trim();
		const next = `${ country } ${ postcode }`;
		if ( next === question ) {
			return;
		}
		if ( ! question.startsWith( `${ country } ` ) ) {
			revert();
		}
		question = next;
		abort?.abort();
		abort = null;
		const lookups = extensionPoints.get()?.addressLookups;
		if (
			! lookups?.hasLookup( country ) ||
			! isPostcodeComplete( postcode, country ) ||
			! KEYS.some( ( key ) => isShown( key ) && canFill( key ) )
		) {
			// Only the shopper's own input may remove the space.
			set(
				state.status === 'none' ||
					host.document.activeElement ===
						findField( host.document, form, 'postcode' )
					? NONE
					: { status: 'nothing' }
			);
			return;
		}
		abort = new AbortController();
		// Reserves the answer's space while the shopper types.
		set( { status: 'asking' } );
		void ask( postcode, country, abort );
	};

	return {
		get: () => state,
		choose: ( index ) => {
			const choice =
				state.status === 'choice' ? state.choices[ index ] : undefined;
			if ( state.status === 'choice' && choice ) {
				const filled = fill( choice.values );
				set( { ...state, chosen: index, fill: filled } );
				speak(
					sprintf(
						/* translators: %s: a city, a state or both, as "Springfield, Illinois". */
						__( 'Filled in: %s', 'shopfront' ),
						choice.name
					)
				);
			}
		},
		undo: () => {
			if ( state.status === 'filled' || state.status === 'choice' ) {
				revert();
				set( { status: 'undone' } );
				speak( __( 'Undone.', 'shopfront' ) );
			}
		},
		release: () => {
			lastFill = null;
		},
		start: () => {
			follow();
			const stop = form.subscribe( follow );
			return () => {
				stop();
				abort?.abort();
				abort = null;
				question = '';
				state = NONE;
			};
		},
	};
};
