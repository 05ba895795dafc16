import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { createContext, useContext } from '@wordpress/element';
import type { SelectRate } from '../../shipping/use-select-rate';

/** How the goods of an order get to the shopper. */
export interface Delivery {
	/** Whether anything has to get there at all. */
	isNeeded: boolean;
	/** Whether the shopper may fetch the whole order. */
	canCollect: boolean;
	/** Whether it is fetched. */
	isCollected: boolean;
	/** Chooses between the two, and a rate with it. */
	setIsCollected: ( isCollected: boolean ) => void;
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

/** How the goods of the order get to the shopper. Throws outside of a checkout. */
export const useDelivery = (): Delivery => {
	const delivery = useContext( DeliveryContext );
	if ( ! delivery ) {
		throw new Error(
			'Shopfront: a block about delivery is rendered outside of a checkout, so it cannot know how goods are sent. ' +
				'Put it below <DeliveryProvider>.'
		);
	}
	return delivery;
};
