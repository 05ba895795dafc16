import type { ShippingPackageResponse } from '@shopfront/store-api';

/** Selects a rate in one package, or in all that offer it if `packageId` is `null`. */
export const withSelectedRate = (
	packages: readonly ShippingPackageResponse[],
	rateId: string,
	packageId: number | string | null
): readonly ShippingPackageResponse[] =>
	packages.map( ( each ) => {
		const isRequested =
			packageId === null ||
			String( each.package_id ) === String( packageId );
		const hasRate = each.shipping_rates.some(
			( rate ) => rate.rate_id === rateId
		);
		return isRequested && hasRate
			? {
					...each,
					shipping_rates: each.shipping_rates.map( ( rate ) => ( {
						...rate,
						selected: rate.rate_id === rateId,
					} ) ),
				}
			: each;
	} );

/** Whether every package that offers the rate has it selected. `packageId` is `null` for all packages. */
export const isRateSelected = (
	packages: readonly ShippingPackageResponse[],
	rateId: string,
	packageId: number | string | null
): boolean => {
	const hasRate = packages
		.filter(
			( each ) =>
				packageId === null ||
				String( each.package_id ) === String( packageId )
		)
		.flatMap( ( each ) => each.shipping_rates )
		.filter( ( rate ) => rate.rate_id === rateId );
	return hasRate.length > 0 && hasRate.every( ( rate ) => rate.selected );
};
