import { isPickupRate, type DeliveryKind } from '@shopfront/components';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';

type Packages = readonly ShippingPackageResponse[];

/** Whether a shopper could fetch the whole order: some rate of each package is fetched. */
export const canBeCollected = (
	packages: Packages,
	collectableMethodIds: readonly string[]
): boolean =>
	packages.length > 0 &&
	packages.every( ( { shipping_rates: rates } ) =>
		rates.some( ( rate ) => isPickupRate( rate, collectableMethodIds ) )
	);

/** The packages with those of their rates that goods go by when they are shipped, or when they are fetched. */
export const filterPackages = (
	kind: DeliveryKind,
	packages: Packages,
	collectableMethodIds: readonly string[]
): Packages =>
	packages.map( ( each ) => ( {
		...each,
		shipping_rates: each.shipping_rates.filter(
			( rate ) =>
				isPickupRate( rate, collectableMethodIds ) ===
				( kind === 'pickup' )
		),
	} ) );

/** The rates of all packages in one list. */
export const getRates = ( packages: Packages ): ShippingRateResponse[] =>
	packages.flatMap( ( each ) => each.shipping_rates );

/** Whether each package has its choice, and there is one. */
export const hasAllRatesSelected = ( packages: Packages ): boolean =>
	packages.length > 0 &&
	packages.every( ( { shipping_rates: rates } ) =>
		rates.some( ( { selected } ) => selected )
	);
