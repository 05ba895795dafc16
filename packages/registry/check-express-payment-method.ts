import { isRecord } from '@shopfront/store-api';
import {
	assertElement,
	assertFeatures,
	assertGood,
	assertHas,
	assertId,
	isFunction,
	isString,
	type Given,
} from './checks';

/** Throws when an express method cannot be registered so; the words are those of docs/contract/globals.md 2.2. */
export const checkExpressPaymentMethod = ( given: Given ): void => {
	assertHas( given, [ 'name', 'content', 'edit' ] );
	assertGood(
		isString( given.name ),
		'The name property for the express payment method must be a string'
	);
	assertId( given );
	assertFeatures( isRecord( given.supports ) ? given.supports : {} );
	assertElement( 'content', given.content );
	assertElement( 'edit', given.edit );
	assertGood(
		isFunction( given.canMakePayment ),
		'The canMakePayment property for the express payment method must be a function.'
	);
};
