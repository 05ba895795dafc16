import { cartStore } from '@shopfront/data/cart';
import { checkoutStore, findShippingProblem } from '@shopfront/data/checkout';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useBlockApp } from '../../app/block-app';
import { useStoreCart } from '../../cart/use-store-cart';
import { useAnnounceRates } from '../../cart/use-announce-rates';
import { useDefaultRates } from '../../cart/use-default-rates';
import { useSelectRate } from '../../cart/use-select-rate';
import { canBeCollected, filterPackages } from '../../cart/delivery';
import {
	DeliveryContext,
	DeliveryMethodContext,
	type Delivery,
} from './delivery-context';
import { SelectedRatesReport } from './selected-rates-report';
import { useRequireRates } from './use-require-rates';
import { useEmitRates } from './use-emit-rates';

/** Longest usual time between two fields of one address, ms. */
const ADDRESS_MS = 5000;

/** Shared, so the reference is stable. */
const NONE: Delivery[ 'packages' ] = [];

const useDeliveryState = (): Delivery => {
	const { shippingEnabled, localPickupEnabled, collectableMethodIds } =
		useBlockApp().settings;
	const { packages, isLoading, needsShipping } = useStoreCart( ( cart ) => ( {
		packages: cart.shippingRates,
		isLoading: cart.isLoadingRates,
		needsShipping: cart.cartNeedsShipping,
	} ) );
	const { prefersCollection, isSelecting, isUnshippable } = useSelect(
		( select ) => ( {
			isUnshippable: findShippingProblem( { select } ) !== 'none',
			prefersCollection: select( checkoutStore ).prefersCollection(),
			isSelecting: select( cartStore ).isShippingRateBeingSelected(),
		} ),
		[]
	);
	const { setPrefersCollection } = useDispatch( checkoutStore );
	const selectRate = useSelectRate( NOTICE_CONTEXTS.SHIPPING_METHODS );

	return useMemo( () => {
		const canCollect =
			localPickupEnabled &&
			canBeCollected( packages, collectableMethodIds );
		const pickupPackages = filterPackages(
			'pickup',
			packages,
			collectableMethodIds
		);
		let shippedPackages = canCollect
			? filterPackages( 'shipping', packages, collectableMethodIds )
			: packages;
		if ( isUnshippable ) {
			// The server may still list rates for an address that the shop doesn't ship to.
			shippedPackages = packages.map( ( each ) => ( {
				...each,
				shipping_rates: [],
			} ) );
		}
		return {
			isNeeded: shippingEnabled && needsShipping,
			canCollect,
			isPickupRate: prefersCollection,
			packages,
			shippedPackages,
			pickupRates: canCollect
				? ( pickupPackages[ 0 ]?.shipping_rates ?? [] )
				: [],
			isLoading,
			isSelecting,
			selectRate,
			setIsCollected: ( isPickupRate ) => {
				void setPrefersCollection( isPickupRate );
				// A pickup rate applies to all packages at once.
				const offered = isPickupRate
					? pickupPackages.slice( 0, 1 )
					: shippedPackages;
				for ( const each of offered ) {
					const [ first ] = each.shipping_rates;
					if ( first ) {
						selectRate( first, each );
					}
				}
			},
		};
	}, [
		shippingEnabled,
		localPickupEnabled,
		collectableMethodIds,
		packages,
		isLoading,
		needsShipping,
		prefersCollection,
		isSelecting,
		isUnshippable,
		setPrefersCollection,
		selectRate,
	] );
};

const getPackagesToSelect = ( {
	isNeeded,
	isPickupRate,
	packages,
	pickupRates,
	shippedPackages,
}: Delivery ): Delivery[ 'packages' ] => {
	if ( ! isNeeded ) {
		return NONE;
	}
	// A pickup rate applies to all packages at once.
	return isPickupRate
		? packages.slice( 0, 1 ).map( ( each ) => ( {
				...each,
				shipping_rates: [ ...pickupRates ],
			} ) )
		: shippedPackages;
};

/**
 * Also runs the effects that the blocks of a checkout share: selects default rates, announces rates, notifies
 * add-ons, blocks orders without a rate, and asks for an address when pickup becomes unavailable
 * (docs/contract/cart-and-checkout.md 4, "Shipping").
 */
export const DeliveryProvider = ( { children }: { children: ReactNode } ) => {
	const delivery = useDeliveryState();
	const { isNeeded, canCollect, isPickupRate, packages, isLoading } =
		delivery;
	const { setPrefersCollection } = useDispatch( checkoutStore );
	const shown = useMemo(
		() => getPackagesToSelect( delivery ),
		[ delivery ]
	);

	const isPickupUnavailable =
		isNeeded &&
		isPickupRate &&
		! canCollect &&
		! isLoading &&
		packages.length > 0;
	useEffect( () => {
		if ( isPickupUnavailable ) {
			void setPrefersCollection( false );
		}
	}, [ isPickupUnavailable, setPrefersCollection ] );

	const method = useMemo(
		() => ( { isNeeded, canCollect, isPickupRate } ),
		[ isNeeded, canCollect, isPickupRate ]
	);

	useDefaultRates(
		shown,
		isLoading || isPickupUnavailable,
		delivery.selectRate
	);
	useAnnounceRates( shown, isLoading, ADDRESS_MS );
	useRequireRates( isNeeded, shown, isLoading );
	useEmitRates( isNeeded, packages, isLoading );
	return (
		<DeliveryMethodContext.Provider value={ method }>
			<DeliveryContext.Provider value={ delivery }>
				{ isNeeded && <SelectedRatesReport /> }
				{ children }
			</DeliveryContext.Provider>
		</DeliveryMethodContext.Provider>
	);
};
