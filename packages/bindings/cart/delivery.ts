import { type DeliveryKind } from '@shopfront/components';
import { isPickupRate } from '@shopfront/address';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';

type Packages = readonly ShippingPackageResponse[];

/** True if each package has a pickup rate. */
export const canBeCollected = (
	packages: Packages,
	collectableMethodIds: readonly string[]
): boolean =>
	packages.length > 0 &&
	packages.every( ( { shipping_rates: rates } ) =>
		rates.some( ( rate ) => isPickupRate( rate, collectableMethodIds ) )
	);

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

export const getRates = ( packages: Packages ): ShippingRateResponse[] =>
	packages.flatMap( ( each ) => each.shipping_rates );

/** False without packages. */
export const hasAllRatesSelected = ( packages: Packages ): boolean =>
	packages.length > 0 &&
	packages.every( ( { shipping_rates: rates } ) =>
		rates.some( ( { selected } ) => selected )
	);
