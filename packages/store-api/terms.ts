import { createParser } from './parse';
import {
	list,
	number,
	record,
	text,
	textOrEmpty,
	withFallback,
} from './readers';
import type { TermResponse } from './types';

/** For `GET /products/attributes/{id}/terms`, and the lists of categories, tags and brands. */
export const parseTerms = createParser(
	list(
		record< TermResponse >( {
			id: number,
			name: text,
			slug: textOrEmpty,
			description: textOrEmpty,
			parent: withFallback( number, 0 ),
			count: number,
		} )
	)
);
