import type { AddressFields } from '@shopfront/address';
import { UNSENT_MAX_AGE_MS, type Host } from '@shopfront/host';
import { UNSENT_CHANGES_KEY } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import type { ChosenAttribute } from '../types';
import { MAX_OPERATIONS, type SavedOperation } from './save-operations';

export interface SavedChanges {
	readonly owner: string;
	readonly operations: readonly SavedOperation[];
}

const isNumber = ( value: unknown ): value is number =>
	typeof value === 'number' && Number.isFinite( value );

const isChosenAttribute = ( value: unknown ): value is ChosenAttribute =>
	isRecord( value ) &&
	typeof value.attribute === 'string' &&
	typeof value.value === 'string';

const readAddition = ( {
	additionId,
	productId,
	quantity,
	variation,
	additionalData,
	name,
}: Readonly< Record< string, unknown > > ): SavedOperation[] =>
	typeof additionId === 'string' &&
	typeof name === 'string' &&
	isNumber( productId ) &&
	isNumber( quantity ) &&
	( variation === undefined ||
		( Array.isArray( variation ) &&
			variation.every( isChosenAttribute ) ) ) &&
	( additionalData === undefined || isRecord( additionalData ) )
		? [
				{
					kind: 'add',
					additionId,
					productId,
					quantity,
					...( variation && { variation } ),
					...( additionalData && { additionalData } ),
					name,
				},
			]
		: [];

const isAddress = ( value: unknown ): value is AddressFields | undefined =>
	value === undefined ||
	( isRecord( value ) &&
		Object.values( value ).every(
			( field ) => typeof field === 'string' || typeof field === 'boolean'
		) );

const readAddresses = ( {
	changes,
	affectsRates,
}: Readonly< Record< string, unknown > > ): SavedOperation[] => {
	if ( ! isRecord( changes ) ) {
		return [];
	}
	const { billing_address: billing, shipping_address: shipping } = changes;
	return isAddress( billing ) && isAddress( shipping )
		? [
				{
					kind: 'updateCustomer',
					changes: {
						...( billing && { billing_address: billing } ),
						...( shipping && { shipping_address: shipping } ),
					},
					affectsRates: affectsRates === true,
				},
			]
		: [];
};

const readOperation = ( value: unknown ): SavedOperation[] => {
	if ( ! isRecord( value ) ) {
		return [];
	}
	const { kind, key, quantity, text, from, name } = value;
	const { rateId, packageId, code } = value;
	const isOfItem =
		typeof key === 'string' &&
		( from === null || isNumber( from ) ) &&
		typeof name === 'string';
	switch ( kind ) {
		case 'setQuantity':
			return isOfItem && from !== null && isNumber( quantity )
				? [ { kind, key, quantity, from, name } ]
				: [];
		case 'typeQuantity':
			return isOfItem && from !== null && typeof text === 'string'
				? [ { kind, key, text, from, name } ]
				: [];
		case 'remove':
			return isOfItem ? [ { kind, key, from, name } ] : [];
		case 'selectRate':
			return typeof rateId === 'string' &&
				( packageId === null ||
					typeof packageId === 'number' ||
					typeof packageId === 'string' )
				? [ { kind, rateId, packageId } ]
				: [];
		case 'applyCoupon':
		case 'removeCoupon':
			return typeof code === 'string' ? [ { kind, code } ] : [];
		case 'add':
			return readAddition( value );
		case 'updateCustomer':
			return readAddresses( value );
		default:
			return [];
	}
};

const NOTHING_SAVED: SavedChanges = { owner: '', operations: [] };

/** Returns the same customer's changes from an earlier page in this tab. Skips invalid changes. */
export const readSavedOperations = (
	{ sessionStorage, clock }: Pick< Host, 'sessionStorage' | 'clock' >,
	customerId: number
): SavedChanges => {
	let saved: unknown;
	try {
		saved = JSON.parse( sessionStorage.get( UNSENT_CHANGES_KEY ) ?? '' );
	} catch {
		return NOTHING_SAVED;
	}
	if (
		! isRecord( saved ) ||
		saved.customerId !== customerId ||
		! Array.isArray( saved.operations )
	) {
		return NOTHING_SAVED;
	}
	const ageMs = clock.now() - Number( saved.at );
	return ageMs >= 0 && ageMs <= UNSENT_MAX_AGE_MS
		? {
				owner: typeof saved.owner === 'string' ? saved.owner : '',
				operations: saved.operations
					.slice( 0, MAX_OPERATIONS )
					.flatMap( readOperation ),
			}
		: NOTHING_SAVED;
};
