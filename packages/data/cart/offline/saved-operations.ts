import type { Host } from '@shopfront/host';
import { UNSENT_CHANGES_KEY } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import type { CartData, CartOperation } from '../types';

/** A change that a later page can send: repeating it has no further effect. */
export type SavedOperation =
	| {
			readonly kind: 'setQuantity';
			readonly key: string;
			readonly quantity: number;
			/** The server's quantity that the shopper has changed. */
			readonly from: number;
			/** Name of the item, for messages. */
			readonly name: string;
	  }
	| {
			readonly kind: 'remove';
			readonly key: string;
			readonly from: number;
			readonly name: string;
	  }
	| {
			readonly kind: 'selectRate';
			readonly rateId: string;
			readonly packageId: number | string | null;
	  };

/** Most changes that are saved. The newest are dropped. */
const MAX_OPERATIONS = 100;

/** Age after which changes are discarded, ms: one day. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const MAX_NAME_LENGTH = 200;

type TabHost = Pick< Host, 'sessionStorage' | 'clock' >;

const toSaved = (
	operation: CartOperation,
	{ items }: CartData
): SavedOperation[] => {
	switch ( operation.kind ) {
		case 'setQuantity':
		case 'remove': {
			const item = items.find( ( { key } ) => key === operation.key );
			if ( ! item ) {
				return [];
			}
			const { id: _id, ...change } = operation;
			const name = htmlToText( item.name ).slice( 0, MAX_NAME_LENGTH );
			return [ { ...change, from: item.quantity, name } ];
		}
		case 'selectRate': {
			const { kind, rateId, packageId } = operation;
			return [ { kind, rateId, packageId } ];
		}
		default:
			return [];
	}
};

export const removeSavedOperations = ( {
	sessionStorage,
}: Pick< TabHost, 'sessionStorage' > ): void =>
	sessionStorage.remove( UNSENT_CHANGES_KEY );

/** Saves the pending changes of a customer's cart for the next page of this tab. `customerId` is 0 for a guest. */
export const saveOperations = (
	{ sessionStorage, clock }: TabHost,
	customerId: number,
	operations: readonly CartOperation[],
	server: CartData
): void => {
	const saved = operations.flatMap( ( each ) => toSaved( each, server ) );
	if ( saved.length === 0 ) {
		removeSavedOperations( { sessionStorage } );
		return;
	}
	sessionStorage.set(
		UNSENT_CHANGES_KEY,
		JSON.stringify( {
			at: clock.now(),
			customerId,
			operations: saved.slice( 0, MAX_OPERATIONS ),
		} )
	);
};

const readOperation = ( value: unknown ): SavedOperation[] => {
	if ( ! isRecord( value ) ) {
		return [];
	}
	const { kind, key, quantity, from, name, rateId, packageId } = value;
	const isOfItem =
		typeof key === 'string' &&
		typeof from === 'number' &&
		typeof name === 'string';
	if (
		kind === 'setQuantity' &&
		isOfItem &&
		typeof quantity === 'number' &&
		Number.isFinite( quantity )
	) {
		return [ { kind, key, quantity, from, name } ];
	}
	if ( kind === 'remove' && isOfItem ) {
		return [ { kind, key, from, name } ];
	}
	return kind === 'selectRate' &&
		typeof rateId === 'string' &&
		( packageId === null ||
			typeof packageId === 'number' ||
			typeof packageId === 'string' )
		? [ { kind, rateId, packageId } ]
		: [];
};

/** Returns the changes that an earlier page of this tab saved for the same customer. Skips invalid ones. */
export const readSavedOperations = (
	{ sessionStorage, clock }: TabHost,
	customerId: number
): readonly SavedOperation[] => {
	let saved: unknown;
	try {
		saved = JSON.parse( sessionStorage.get( UNSENT_CHANGES_KEY ) ?? '' );
	} catch {
		return [];
	}
	if (
		! isRecord( saved ) ||
		saved.customerId !== customerId ||
		! Array.isArray( saved.operations )
	) {
		return [];
	}
	const ageMs = clock.now() - Number( saved.at );
	return ageMs >= 0 && ageMs <= MAX_AGE_MS
		? saved.operations.slice( 0, MAX_OPERATIONS ).flatMap( readOperation )
		: [];
};
