import {
	nullable,
	number,
	object,
	optional,
	withFallback,
	record,
	textOrEmpty,
	text,
	type Fields,
} from './readers';
import { currencyFields, minorAmount } from './priced';
import type { ImageResponse, PriceRange, ProductPrices } from './types';

/** Texts of a picture may be missing; its address may not. */
export const image = record< ImageResponse >( {
	id: number,
	src: text,
	thumbnail: textOrEmpty,
	srcset: textOrEmpty,
	sizes: textOrEmpty,
	thumbnail_srcset: optional( textOrEmpty ),
	thumbnail_sizes: optional( textOrEmpty ),
	name: textOrEmpty,
	alt: textOrEmpty,
} );

/** Unit prices. A product with one price has no range; some servers leave the field out. */
export const productPrices: Fields< ProductPrices > = {
	...currencyFields,
	price: minorAmount,
	regular_price: minorAmount,
	sale_price: minorAmount,
	price_range: withFallback(
		nullable(
			record< PriceRange >( {
				min_amount: minorAmount,
				max_amount: minorAmount,
			} )
		),
		null
	),
};

/** Add-on data. PHP writes "none" as `[]`, which is read as `{}`; what an add-on put in is for it to read. */
export const extensions = withFallback( object, {} );
