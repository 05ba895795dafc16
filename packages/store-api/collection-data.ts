import { createParser } from './parse';
import { currencyFields, minorAmount } from './priced';
import {
	list,
	nullable,
	number,
	record,
	scalarText,
	text,
	withFallback,
} from './readers';
import type { CollectionDataResponse } from './types';

const termCounts = nullable(
	list( record( { term: number, count: number } ) )
);

export const parseCollectionData = createParser(
	record< CollectionDataResponse >( {
		price_range: nullable(
			record< NonNullable< CollectionDataResponse[ 'price_range' ] > >( {
				...currencyFields,
				min_price: minorAmount,
				max_price: minorAmount,
			} )
		),
		attribute_counts: termCounts,
		rating_counts: nullable(
			list( record( { rating: number, count: number } ) )
		),
		stock_status_counts: nullable(
			list( record( { status: text, count: scalarText } ) )
		),
		taxonomy_counts: withFallback( termCounts, null ),
	} )
);
