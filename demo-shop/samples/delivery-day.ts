import type { Arguments } from '../api/arguments';
import { ApiError } from '../api-error';
import { currentCart } from '../cart/current-cart';
import { PICKUP_METHOD } from '../cart/pickup-locations';
import type { ShopContext } from '../context';
import { isRecord } from '../is-record';
import { changeSession } from '../sessions';
import { isSampleOn } from './samples';

/** Namespace of the sample's data in requests and orders. */
const NAMESPACE = 'delivery-day';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Number of days to choose from. */
const CHOICES = 5;

/** Day of the week as in `Date`. */
const SUNDAY = 0;

const dateOf = ( time: number ) =>
	new Date( time ).toISOString().slice( 0, 10 );

/** Returns the next delivery days, starting with the day after tomorrow: `2026-11-25`. Never a Sunday. */
export function deliveryDays( now: number ): string[] {
	const days: string[] = [];
	for ( let time = now + 2 * DAY_MS; days.length < CHOICES; time += DAY_MS ) {
		if ( new Date( time ).getUTCDay() !== SUNDAY ) {
			days.push( dateOf( time ) );
		}
	}
	return days;
}

/** Returns the settings of the script, `getSetting( 'delivery-day_data' )`. */
export const deliveryDaySettings = ( {
	options,
	now,
}: Pick< ShopContext, 'options' | 'now' > ) =>
	isSampleOn( options, NAMESPACE )
		? { [ `${ NAMESPACE }_data` ]: { days: deliveryDays( now ) } }
		: {};

const readDay = ( data: unknown ): string | null =>
	isRecord( data ) && typeof data.day === 'string' ? data.day : null;

/** Whether the order is delivered and not picked up. */
const isDelivered = ( context: ShopContext ): boolean =>
	currentCart( context ).cart.packages.some( ( { rates, selected } ) =>
		rates.some(
			( { id, methodId } ) =>
				id === selected && methodId !== PICKUP_METHOD
		)
	);

/**
 * Saves the order's delivery day, which the page sends in `extensions`.
 *
 * @throws {ApiError} Without an available day, 400. An order that is not delivered needs none.
 */
export function saveDeliveryDay(
	context: ShopContext,
	{ extensions }: Arguments
): void {
	const { options, now } = context;
	if ( ! isSampleOn( options, NAMESPACE ) || ! isDelivered( context ) ) {
		return;
	}
	const day = readDay(
		isRecord( extensions ) ? extensions[ NAMESPACE ] : {}
	);
	if ( day === null || ! deliveryDays( now ).includes( day ) ) {
		throw new ApiError(
			'delivery_day_required',
			'Please choose a day on which we can deliver.',
			400
		);
	}
	changeSession( context, ( data ) => ( {
		...data,
		addOns: { ...data.addOns, [ NAMESPACE ]: { day } },
	} ) );
}

const dateFormat = new Intl.DateTimeFormat( 'en', {
	dateStyle: 'full',
	timeZone: 'UTC',
} );

/** Formats the delivery day of an order: `Wednesday, November 25, 2026`; `null` when it has none. */
export function getDeliveryDay(
	addOns: Readonly< Record< string, unknown > >
): string | null {
	const day = readDay( addOns[ NAMESPACE ] );
	return day === null ? null : dateFormat.format( new Date( day ) );
}
