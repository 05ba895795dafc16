import type { AddressResponse } from '@shopfront/store-api';
import type { ShopOptions } from '../options';
import { escapeHtml } from '../api-error';
import { fullName, type CartLine } from './lines';
import { PICKUP_LOCATIONS, PICKUP_METHOD } from './pickup-locations';
import {
	shippingMethodsTo,
	type DeliveryDays,
	type ShippingMethod,
} from './shipping-zones';
import { t } from '../texts';

export interface ShippingRate {
	/** `method:instance`. */
	id: string;
	methodId: string;
	instanceId: number;
	name: string;
	/** Minor units, without tax. */
	price: bigint;
	meta: Array< { key: string; value: string } >;
	/** Absent for pickup, and if the shop names no time. */
	days?: DeliveryDays;
}

export interface ShippingPackage {
	/** The package's index in the cart; add-ons use text. */
	id: number | string;
	name: string;
	lines: readonly CartLine[];
	rates: ShippingRate[];
	/** `null` when the shopper has to choose. */
	selected: string | null;
}

export interface ShippingInput {
	lines: readonly CartLine[];
	destination: AddressResponse;
	options: ShopOptions;
	chosenRates: Readonly< Record< string, string > >;
	/** Total of goods after discounts, without tax, in minor units. */
	goods: bigint;
	hasFreeShippingCoupon: boolean;
	toMinor: ( micros: bigint ) => bigint;
}

/** `[]` when nothing ships. A package's id is its index here. */
export const packageLines = (
	lines: readonly CartLine[],
	options: ShopOptions
): CartLine[][] => {
	const shippable = options.shippingEnabled
		? lines.filter( ( { product } ) => ! product.isVirtual )
		: [];
	if ( options.severalPackages || options.pickupPackages !== 'all' ) {
		return shippable.map( ( line ) => [ line ] );
	}
	return shippable.length > 0 ? [ shippable ] : [];
};

const isComplete = ( {
	country,
	state,
	postcode,
	city,
}: AddressResponse ): boolean => {
	return (
		[ country, postcode, city ].every( ( part ) => part !== '' ) &&
		( country !== 'US' || state !== '' )
	);
};

const isOffered = ( method: ShippingMethod, input: ShippingInput ): boolean => {
	return (
		method.kind === 'flat_rate' ||
		input.hasFreeShippingCoupon ||
		input.goods >= input.toMinor( method.minimum )
	);
};

/** Both numbers are indexes. */
const isPickupOffered = (
	packageId: number,
	location: number,
	{ localPickupEnabled, pickupPackages }: ShopOptions
): boolean => {
	const byOption = {
		all: true,
		first: packageId === 0,
		different: packageId % PICKUP_LOCATIONS.length === location,
	};
	return localPickupEnabled && byOption[ pickupPackages ];
};

const getRates = (
	lines: readonly CartLine[],
	packageId: number,
	input: ShippingInput
): ShippingRate[] => {
	if ( input.options.shippingError !== 'none' ) {
		return [];
	}
	const items = {
		key: 'Items',
		value: lines
			.map(
				( { product, parent, quantity } ) =>
					`${ escapeHtml( fullName( product, parent ) ) } &times; ${ quantity }`
			)
			.join( ', ' ),
	};
	const isHidden =
		input.options.pickupOnly ||
		( input.options.shippingCostRequiresAddress &&
			! isComplete( input.destination ) );
	const sent = isHidden
		? []
		: shippingMethodsTo( input.destination.country )
				.filter( ( method ) => isOffered( method, input ) )
				.map( ( method ) => ( {
					id: `${ method.kind }:${ method.instanceId }`,
					methodId: method.kind,
					instanceId: method.instanceId,
					name: t( method.name ),
					price:
						method.kind === 'flat_rate'
							? input.toMinor( method.cost )
							: 0n,
					meta: [ items ],
					...( input.options.rateDetails && { days: method.days } ),
				} ) );
	const fetched = PICKUP_LOCATIONS.map(
		( { name, address, details }, index ) => ( {
			id: `${ PICKUP_METHOD }:${ index }`,
			methodId: PICKUP_METHOD,
			instanceId: 0,
			name: t( 'Pickup (%s)', name ),
			price: 0n,
			meta: [
				{ key: 'pickup_location', value: name },
				{ key: 'pickup_address', value: address },
				{ key: 'pickup_details', value: details },
				items,
			],
		} )
	).filter( ( _, index ) =>
		isPickupOffered( packageId, index, input.options )
	);
	return [ ...sent, ...fetched ];
};

/** Free shipping by coupon, else the first shipped rate, else pickup. `null` with the option `unselectedRates`. */
const defaultRate = (
	rates: readonly ShippingRate[],
	prefersFree: boolean,
	{ pickupOnly, unselectedRates }: ShopOptions
): string | null => {
	if ( unselectedRates ) {
		return null;
	}
	const sent = rates.filter(
		( { methodId } ) => pickupOnly || methodId !== PICKUP_METHOD
	);
	const free = prefersFree
		? sent.find( ( { methodId } ) => methodId === 'free_shipping' )
		: undefined;
	return ( free ?? sent[ 0 ] )?.id ?? null;
};

/** `[]` when nothing ships. Ignores a selected rate that isn't available. */
export const calculatePackages = (
	input: ShippingInput
): ShippingPackage[] => {
	const groups = packageLines( input.lines, input.options );
	return groups.map( ( lines, id ) => {
		const rates = getRates( lines, id, input );
		const chosen = input.chosenRates[ id ];
		return {
			id,
			name:
				groups.length > 1
					? t( 'Shipment %s', id + 1 )
					: t( 'Shipment' ),
			lines,
			rates,
			selected:
				rates.find( ( rate ) => rate.id === chosen )?.id ??
				defaultRate(
					rates,
					input.hasFreeShippingCoupon,
					input.options
				),
		};
	} );
};
