import type { Arguments } from '../api/arguments';
import { ApiError } from '../api-error';
import { currentCart } from '../cart/current-cart';
import { PICKUP_METHOD } from '../cart/pickup-locations';
import type { ShopContext } from '../context';
import { isRecord } from '../is-record';
import { changeSession } from '../sessions';
import { isSampleOn } from './samples';

const NAMESPACE = 'delivery-day';

const DAY_MS = 24 * 60 * 60 * 1000;

const CHOICES = 5;

const SUNDAY = 0;

const dateOf = ( time: number ) =>
	new Date( time ).toISOString().slice( 0, 10 );

/** `2026-11-25`, starting with the day after tomorrow, without Sundays. */
export const deliveryDays = ( now: number ): string[] => {
	const days: string[] = [];
	for ( let time = now + 2 * DAY_MS; days.length < CHOICES; time += DAY_MS ) {
		if ( new Date( time ).getUTCDay() !== SUNDAY ) {
			days.push( dateOf( time ) );
		}
	}
	return days;
};

/** For `getSetting( 'delivery-day_data' )`. */
export const deliveryDaySettings = ( {
	options,
	now,
}: Pick< ShopContext, 'options' | 'now' > ) =>
	isSampleOn( options, NAMESPACE )
		? { [ `${ NAMESPACE }_data` ]: { days: deliveryDays( now ) } }
		: {};

const readDay = ( data: unknown ): string | null =>
	isRecord( data ) && typeof data.day === 'string' ? data.day : null;

const isDelivered = ( context: ShopContext ): boolean =>
	currentCart( context ).cart.packages.some( ( { rates, selected } ) =>
		rates.some(
			( { id, methodId } ) =>
				id === selected && methodId !== PICKUP_METHOD
		)
	);

/**
 * The page sends the day in `extensions`. An order that isn't delivered needs none. @throws {ApiError} For an
 * unavailable day, 400.
 */
export const saveDeliveryDay = (
	context: ShopContext,
	{ extensions }: Arguments
): void => {
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
};

const dateFormat = new Intl.DateTimeFormat( 'en', {
	dateStyle: 'full',
	timeZone: 'UTC',
} );

/** `Wednesday, November 25, 2026`; `null` when the order has no delivery day. */
export const getDeliveryDay = (
	addOns: Readonly< Record< string, unknown > >
): string | null => {
	const day = readDay( addOns[ NAMESPACE ] );
	return day === null ? null : dateFormat.format( new Date( day ) );
};
