import { createParser } from './parse';
import { object, record, text } from './readers';
import type { RouteIndexResponse } from './types';

/** Parses `GET /wc/store/v1` and the index of any other namespace. */
export const parseRouteIndex = createParser(
	record< RouteIndexResponse >( { namespace: text, routes: object } )
);
