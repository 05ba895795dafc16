import { readRecord, type UnknownRecord } from './readers';

/** Looking settings up by name, as add-ons do. Source: docs/contract/globals.md 3. */
export interface SettingsLookup {
	/** Everything that the page printed, over the defaults. As unknown as it came. */
	all: UnknownRecord;
	/**
	 * The setting of that name; without one, and when the name holds `_data`, the payment method data of the name
	 * without it (`stripe_data` gives Stripe's); else the fallback. The result goes through the filter.
	 *
	 * @example
	 * settings.getSetting( 'stripe_data', {} );
	 */
	getSetting: (
		name: string,
		fallback?: unknown,
		filter?: ( value: unknown, fallback: unknown ) => unknown
	) => unknown;
	/** The setting if the guard takes it, else the fallback. Does not look at payment method data. */
	getSettingWithCoercion: < Value >(
		name: string,
		fallback: Value,
		guard: ( value: unknown, fallback: Value ) => value is Value
	) => Value;
	/** What the server tells the scripts of a gateway; the fallback when there is nothing. */
	getPaymentMethodData: ( gatewayId: string, fallback?: unknown ) => unknown;
}

const valueOr = ( value: unknown, fallback: unknown ): unknown =>
	value !== undefined ? value : fallback;

const getOwn = ( record: UnknownRecord, name: string ): unknown =>
	Object.hasOwn( record, name ) ? record[ name ] : undefined;

/** The lookup over settings that have their defaults. */
export const createLookup = ( all: UnknownRecord ): SettingsLookup => {
	const paymentMethodData = readRecord( all.paymentMethodData );

	const find = ( name: string, fallback: unknown ): unknown => {
		if ( Object.hasOwn( all, name ) ) {
			return all[ name ];
		}
		return name.includes( '_data' )
			? ( getOwn( paymentMethodData, name.replace( '_data', '' ) ) ??
					fallback )
			: fallback;
	};

	return {
		all,
		getSetting: ( name, fallback = false, filter = valueOr ) =>
			filter( find( name, fallback ), fallback ),
		getSettingWithCoercion: ( name, fallback, guard ) => {
			const value = getOwn( all, name );
			return guard( value, fallback ) ? value : fallback;
		},
		getPaymentMethodData: ( gatewayId, fallback = null ) =>
			getOwn( paymentMethodData, gatewayId ) ?? fallback,
	};
};
