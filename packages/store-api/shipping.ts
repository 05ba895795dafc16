import {
	boolean,
	either,
	listOfGood,
	number,
	orElse,
	record,
	scalarText,
	text,
	textOrNone,
} from './readers';
import { place } from './address';
import { guard } from './parse';
import { currencyFields, minorAmount } from './priced';
import type { ShippingPackageResponse, ShippingRateResponse } from './types';

const shippingRate = record< ShippingRateResponse >( {
	...currencyFields,
	rate_id: text,
	name: textOrNone,
	description: textOrNone,
	delivery_time: textOrNone,
	price: minorAmount,
	taxes: minorAmount,
	instance_id: orElse( number, 0 ),
	method_id: text,
	meta_data: listOfGood( record( { key: scalarText, value: scalarText } ) ),
	selected: boolean,
} );

/**
 * Rates come from add-ons more than anything else does: one that does not read is left out, and the package offers
 * the rest.
 */
export const shippingPackage = record< ShippingPackageResponse >( {
	package_id: either( number, text ),
	name: textOrNone,
	destination: place,
	items: listOfGood(
		record( { key: text, name: textOrNone, quantity: number } )
	),
	shipping_rates: listOfGood( shippingRate ),
} );

/** One rate of a package, strictly. */
export const parseShippingRate = guard( shippingRate );

/** One package; its rates as in a cart. */
export const parseShippingPackage = guard( shippingPackage );
