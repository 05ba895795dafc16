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

/** An image's texts may be missing, but not its URL. */
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

/** Unit prices. A product with one price has no range; some servers omit the field. */
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

/** Unvalidated. PHP writes an empty object as `[]`, which becomes `{}`. */
export const extensions = withFallback( object, {} );
