import {
	boolean,
	either,
	lenientList,
	number,
	withFallback,
	record,
	scalarText,
	text,
	textOrEmpty,
} from './readers';
import { packageDestination } from './address';
import { createParser } from './parse';
import { currencyFields, minorAmount } from './priced';
import type { ShippingPackageResponse, ShippingRateResponse } from './types';

const shippingRate = record< ShippingRateResponse >( {
	...currencyFields,
	rate_id: text,
	name: textOrEmpty,
	description: textOrEmpty,
	delivery_time: textOrEmpty,
	price: minorAmount,
	taxes: minorAmount,
	instance_id: withFallback( number, 0 ),
	method_id: text,
	meta_data: lenientList( record( { key: scalarText, value: scalarText } ) ),
	selected: boolean,
} );

/** Most rates come from add-ons: we omit an invalid rate, and the package offers the others. */
export const shippingPackage = record< ShippingPackageResponse >( {
	package_id: either( number, text ),
	name: textOrEmpty,
	destination: packageDestination,
	items: lenientList(
		record( { key: text, name: textOrEmpty, quantity: number } )
	),
	shipping_rates: lenientList( shippingRate ),
} );

/** Strict. */
export const parseShippingRate = createParser( shippingRate );

/** Reads the package's rates as in a cart. */
export const parseShippingPackage = createParser( shippingPackage );
