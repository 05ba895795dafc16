import { readRecord, type UnknownRecord } from './readers';

/** Finds settings by name, as add-ons do. Source: docs/contract/globals.md 3. */
export interface SettingsLookup {
	/** All settings of the page, merged into the defaults. Unvalidated. */
	all: UnknownRecord;
	/**
	 * Returns the setting of that name. If there's none and the name contains `_data`, returns the payment method data of
	 * the name without `_data` (`stripe_data` returns Stripe's data), else the fallback. Passes the result through the
	 * filter.
	 *
	 * @example
	 * settings.getSetting( 'stripe_data', {} );
	 */
	getSetting: (
		name: string,
		fallback?: unknown,
		filter?: ( value: unknown, fallback: unknown ) => unknown
	) => unknown;
	/** Returns the setting if the guard accepts it, else the fallback. Ignores payment method data. */
	getSettingWithCoercion: < Value >(
		name: string,
		fallback: Value,
		guard: ( value: unknown, fallback: Value ) => value is Value
	) => Value;
	/** Returns the server's data for a gateway's scripts, or the fallback. */
	getPaymentMethodData: ( gatewayId: string, fallback?: unknown ) => unknown;
}

const valueOr = ( value: unknown, fallback: unknown ): unknown =>
	value !== undefined ? value : fallback;

const getOwn = ( record: UnknownRecord, name: string ): unknown =>
	Object.hasOwn( record, name ) ? record[ name ] : undefined;

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
