import type { CanMakePaymentArg } from '@shopfront/registry';
import { isRecord } from '@shopfront/store-api';

/** Rules for cash on delivery (docs/contract/settings.md 6). */
export interface CashRules {
	/** Whether the shop accepts cash if nothing needs shipping. */
	enableForVirtual: boolean;
	/** Rates or methods that accept cash, such as `flat_rate` or `flat_rate:3`; an empty list means all. */
	enableForShippingMethods: readonly string[];
}

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

/** `flat_rate:3` matches `flat_rate` and itself. */
const isRateOf = ( rateId: string, method: string ): boolean =>
	rateId === method || rateId.startsWith( `${ method }:` );

/** One package with an accepted rate is enough, as in the gateway's own check. */
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
