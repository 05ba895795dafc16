import { createParser } from './parse';
import { object, record, text } from './readers';
import type { RouteIndexResponse } from './types';

export const parseRouteIndex = createParser(
	record< RouteIndexResponse >( { namespace: text, routes: object } )
);
