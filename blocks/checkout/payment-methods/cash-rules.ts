import type { CanMakePaymentArg } from '@shopfront/registry';
import { isRecord } from '@shopfront/store-api';

/** When the owner of a shop takes cash at the door (docs/contract/settings.md 6). */
export interface CashRules {
	/** Whether goods that are not shipped can be paid so. */
	enableForVirtual: boolean;
	/** Rates or methods that are paid so, as `flat_rate` or `flat_rate:3`; none means all. */
	enableForShippingMethods: readonly string[];
}

/** The rules in what the page says of the gateway. */
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

/** Whether a chosen rate is of a method: `flat_rate:3` is of `flat_rate`, and of itself. */
const isRateOf = ( rateId: string, method: string ): boolean =>
	rateId === method || rateId.startsWith( `${ method }:` );

/** Whether this cart may be paid in cash. Of several packages one has to go in a way that allows it, as the gateway has it. */
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
