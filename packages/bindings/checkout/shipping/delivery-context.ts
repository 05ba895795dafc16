import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { createContext, useContext } from '@wordpress/element';
import type { SelectRate } from '../../cart/use-select-rate';

/** Which way the goods of an order get to the shopper. */
export interface DeliveryMethod {
	/** Whether anything has to get there at all. */
	isNeeded: boolean;
	/** Whether the shopper may fetch the whole order. */
	canCollect: boolean;
	/** Whether it is fetched. */
	isPickupRate: boolean;
}

/** How the goods of an order get to the shopper. */
export interface Delivery extends DeliveryMethod {
	/** Chooses between the two, and a rate with it. */
	setIsCollected: ( isPickupRate: boolean ) => void;
	packages: readonly ShippingPackageResponse[];
	/** The packages with the rates by which they can be shipped. */
	shippedPackages: readonly ShippingPackageResponse[];
	/** The rates of one package that are fetched: each package has the same. */
	pickupRates: readonly ShippingRateResponse[];
	/** Whether rates are being worked out anew, for another place. */
	isLoading: boolean;
	/** Whether a choice is on its way to the server. */
	isSelecting: boolean;
	selectRate: SelectRate;
}

/** Given by `DeliveryProvider`. */
export const DeliveryContext = createContext< Delivery | null >( null );

/** Given by `DeliveryProvider`. Apart, so that rates that are worked out anew leave alone who shows none of them. */
export const DeliveryMethodContext = createContext< DeliveryMethod | null >(
	null
);

const assertProvided = < Value >( value: Value | null ): Value => {
	if ( ! value ) {
		throw new Error(
			'Shopfront: a block about delivery is rendered outside of a checkout, so it cannot know how goods are sent. ' +
				'Put it below <DeliveryProvider>.'
		);
	}
	return value;
};

/** Which way the goods of the order get to the shopper. Throws outside of a checkout. */
export const useDeliveryMethod = (): DeliveryMethod =>
	assertProvided( useContext( DeliveryMethodContext ) );

/** How the goods of the order get to the shopper. Throws outside of a checkout. */
export const useDelivery = (): Delivery =>
	assertProvided( useContext( DeliveryContext ) );
