import { createParser } from './parse';
import { object, record, text } from './readers';
import type { RouteIndexResponse } from './types';

/** For `GET /wc/store/v1` and any other namespace's index. */
export const parseRouteIndex = createParser(
	record< RouteIndexResponse >( { namespace: text, routes: object } )
);
