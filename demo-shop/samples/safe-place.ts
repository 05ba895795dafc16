import type { Arguments } from '../api/arguments';
import { ApiError } from '../api-error';
import { isRecord } from '../is-record';
import type { ShopContext } from '../context';
import { changeSession } from '../sessions';
import { isSampleOn } from './samples';

/** The sample's key in `extensions` and in the order. */
const NAMESPACE = 'safe-place';

const MAX_LENGTH = 80;

const readPlace = ( data: unknown ): string | null =>
	isRecord( data ) && data.leave === true && typeof data.place === 'string'
		? data.place.trim()
		: null;

/**
 * The page sends the safe place in `extensions`.
 *
 * @throws {ApiError} If the parcel may be left without anyone there, but the safe place doesn't have 1 to 80
 * characters; `safe_place_required`, 400.
 */
export const saveSafePlace = (
	context: ShopContext,
	{ extensions }: Arguments
): void => {
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
};

/** `null` when the parcel is handed over. */
export const getSafePlace = (
	addOns: Readonly< Record< string, unknown > >
): string | null => readPlace( addOns[ NAMESPACE ] );
