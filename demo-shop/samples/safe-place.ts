import type { Arguments } from '../api/arguments';
import { ApiError } from '../api-error';
import { isRecord } from '../is-record';
import type { ShopContext } from '../context';
import { changeSession } from '../sessions';
import { isSampleOn } from './samples';

/** The key of the sample's data in `extensions` and in the order. */
const NAMESPACE = 'safe-place';

const MAX_LENGTH = 80;

const readPlace = ( data: unknown ): string | null =>
	isRecord( data ) && data.leave === true && typeof data.place === 'string'
		? data.place.trim()
		: null;

/**
 * Saves the safe place for the parcel, which the page sends in `extensions`.
 *
 * @throws {ApiError} `safe_place_required` 400 if the parcel may be left, but the safe place does not have 1 to 80
 * characters.
 */
export function saveSafePlace(
	context: ShopContext,
	{ extensions }: Arguments
): void {
	const sent = isRecord( extensions ) ? extensions[ NAMESPACE ] : null;
	if (
		! isSampleOn( context.options, NAMESPACE ) ||
		! isRecord( sent ) ||
		sent.leave !== true
	) {
		return;
	}
	const place = readPlace( sent ) ?? '';
	if ( place === '' || place.length > MAX_LENGTH ) {
		throw new ApiError(
			'safe_place_required',
			'Enter where we can leave your parcel.',
			400
		);
	}
	changeSession( context, ( data ) => ( {
		...data,
		addOns: { ...data.addOns, [ NAMESPACE ]: { leave: true, place } },
	} ) );
}

/** Returns the safe place of an order; `null` when the parcel is handed over. */
export const getSafePlace = (
	addOns: Readonly< Record< string, unknown > >
): string | null => readPlace( addOns[ NAMESPACE ] );
