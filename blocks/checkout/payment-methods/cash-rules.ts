import type { CanMakePaymentArg } from '@shopfront/registry';
import { isRecord } from '@shopfront/store-api';

/** Rules for cash on delivery (docs/contract/settings.md 6). */
export interface CashRules {
	/** Whether carts that need no shipping can be paid in cash. */
	enableForVirtual: boolean;
	/** Rates or methods that accept cash, such as `flat_rate` or `flat_rate:3`; an empty list means all. */
	enableForShippingMethods: readonly string[];
}

/** Reads the rules from the gateway's page data. */
export const readCashRules = ( data: unknown ): CashRules => {
	const { enableForVirtual, enableForShippingMethods } = isRecord( data )
		? data
		: {};
	return {
		enableForVirtual: enableForVirtual === true,
		enableForShippingMethods: Array.isArray( enableForShippingMethods )
			? enableForShippingMethods.filter(
					( method ) => typeof method === 'string'
				)
			: [],
	};
};

/** Whether a rate belongs to a method: `flat_rate:3` matches `flat_rate` and itself. */
const isRateOf = ( rateId: string, method: string ): boolean =>
	rateId === method || rateId.startsWith( `${ method }:` );

/**
 * Whether this cart can be paid in cash. One package with an accepted rate is enough, as in the gateway's own check.
 */
export const isCashAllowed = (
	{ enableForVirtual, enableForShippingMethods }: CashRules,
	{
		cartNeedsShipping,
		selectedShippingMethods,
	}: Pick<
		CanMakePaymentArg,
		'cartNeedsShipping' | 'selectedShippingMethods'
	>
): boolean => {
	if ( ! cartNeedsShipping ) {
		return enableForVirtual;
	}
	const rates = Object.values( selectedShippingMethods ).filter( Boolean );
	return (
		enableForShippingMethods.length === 0 ||
		rates.some( ( rateId ) =>
			enableForShippingMethods.some( ( method ) =>
				isRateOf( rateId, method )
			)
		)
	);
};
