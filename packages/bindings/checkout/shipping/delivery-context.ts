import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { createContext, useContext } from '@wordpress/element';
import type { SelectRate } from '../../cart/use-select-rate';

export interface DeliveryMethod {
	/** Whether the order needs shipping or pickup. */
	isNeeded: boolean;
	canCollect: boolean;
	isPickupRate: boolean;
}

export interface Delivery extends DeliveryMethod {
	/** Selects pickup or shipping, with a rate. */
	setIsCollected: ( isPickupRate: boolean ) => void;
	packages: readonly ShippingPackageResponse[];
	shippedPackages: readonly ShippingPackageResponse[];
	/** The pickup rates of one package: all packages have the same. */
	pickupRates: readonly ShippingRateResponse[];
	isLoading: boolean;
	isSelecting: boolean;
	selectRate: SelectRate;
}

export const DeliveryContext = createContext< Delivery | null >( null );

/** A context of its own: recalculated rates don't render components that show none. */
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

/** Throws outside of a checkout. */
export const useDeliveryMethod = (): DeliveryMethod =>
	assertProvided( useContext( DeliveryMethodContext ) );

/** Throws outside of a checkout. */
export const useDelivery = (): Delivery =>
	assertProvided( useContext( DeliveryContext ) );
