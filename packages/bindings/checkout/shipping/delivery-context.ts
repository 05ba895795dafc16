import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { createContext, useContext } from '@wordpress/element';
import type { SelectRate } from '../../cart/use-select-rate';

/** The delivery method of an order: shipping or pickup. */
export interface DeliveryMethod {
	/** Whether the order needs shipping or pickup. */
	isNeeded: boolean;
	/** Whether the whole order can be picked up. */
	canCollect: boolean;
	/** Whether pickup is selected. */
	isPickupRate: boolean;
}

/** Delivery method, packages and rates of an order. */
export interface Delivery extends DeliveryMethod {
	/** Selects pickup or shipping, with a rate. */
	setIsCollected: ( isPickupRate: boolean ) => void;
	packages: readonly ShippingPackageResponse[];
	/** The packages with only their shipping rates. */
	shippedPackages: readonly ShippingPackageResponse[];
	/** The pickup rates of one package: each package has the same. */
	pickupRates: readonly ShippingRateResponse[];
	/** Whether rates are being recalculated for another address. */
	isLoading: boolean;
	/** Whether a selection is pending. */
	isSelecting: boolean;
	selectRate: SelectRate;
}

/** Provided by `DeliveryProvider`. */
export const DeliveryContext = createContext< Delivery | null >( null );

/** Provided by `DeliveryProvider`. Separate, so that recalculated rates don't render components that show none. */
export const DeliveryMethodContext = createContext< DeliveryMethod | null >(
	null
);

const assertProvided = < Value >( value: Value | null ): Value => {
	if ( ! value ) {
		throw new Error(
			'Shopfront: a delivery block is rendered outside of <DeliveryProvider>. ' +
				'Put it below <DeliveryProvider>.'
		);
	}
	return value;
};

/** Returns the delivery method of the order. Throws outside of a checkout. */
export const useDeliveryMethod = (): DeliveryMethod =>
	assertProvided( useContext( DeliveryMethodContext ) );

/** Returns the delivery state of the order. Throws outside of a checkout. */
export const useDelivery = (): Delivery =>
	assertProvided( useContext( DeliveryContext ) );
