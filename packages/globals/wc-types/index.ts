import { RESPONSE_TYPES } from '@shopfront/events';
import { isFormFields } from '@shopfront/settings';
import { isApiErrorResponse } from '@shopfront/store-api';
import * as plainValues from './plain-values';
import * as queries from './queries';
import * as responses from './responses';

const { isListOf, ...guards } = plainValues;

/** Type guards, and the types of responses. Source: docs/contract/globals.md 8. */
export const wcTypes = {
	...guards,
	...queries,
	...responses,
	isApiErrorResponse,
	isFormFields,
	responseTypes: RESPONSE_TYPES,
};
